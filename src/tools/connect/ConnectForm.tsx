import {useEffect, useState, type ReactNode} from 'react';
import {NETWORKS, type NetworkId} from '../network/networks';
import {OpenValues} from '../reader/OpenValues';
import {useReaderValues} from '../reader/useReaderValues';
import {NetworkChoice} from '../ui/NetworkChoice';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {addNetwork, type Outcome} from './add-network';
import {chainParameters} from './chain-parameters';
import {ConnectionChecks} from './ConnectionChecks';
import {outcomeText} from './outcome-text';
import {findWallets, type Wallet} from './provider';

/** Adds a network to the reader's wallet, says truly what came of it, and offers checks. */
export default function ConnectForm(): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  const [network, setNetwork] = useState<NetworkId>('testnet');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{readonly outcome: Outcome; readonly wallet: Wallet} | null>(null);
  const {apiKey} = useReaderValues();
  useEffect(() => void findWallets().then(setWallets), []);
  const {name} = NETWORKS[network];

  function choose(next: NetworkId): void {
    setNetwork(next);
    setResult(null);
  }

  async function add(wallet: Wallet): Promise<void> {
    setBusy(true);
    setResult(null);
    const outcome = await addNetwork(wallet.provider, chainParameters(network, apiKey));
    setResult({outcome, wallet});
    setBusy(false);
  }

  return (
    <div className={form.tool}>
      <NetworkChoice value={network} onChange={choose} disabled={busy} />
      <p className={styles.hint}>
        {apiKey === undefined
          ? 'Without your API key the wallet gets the public RPC URL: it reads, and every transaction is refused.'
          : 'The wallet gets your keyed RPC URL and stores it.'}{' '}
        <OpenValues>Your values</OpenValues>
      </p>
      <p className={styles.buttons}>
        {wallets?.map((wallet) => (
          <button
            key={wallet.id}
            type="button"
            className={styles.primary}
            disabled={busy}
            onClick={() => void add(wallet)}
          >
            {busy ? 'Waiting for your wallet…' : `Add ${name} to ${wallet.name}`}
          </button>
        ))}
      </p>
      <div role="status">
        {wallets?.length === 0 && (
          <p>
            This browser has no wallet. Install one, reload the page, or copy the values into a wallet on
            another device.
          </p>
        )}
        {result?.outcome.state === 'ready' && <p>{outcomeText(result.outcome, name).sentence}</p>}
        {result && result.outcome.state !== 'ready' && <Problem {...outcomeText(result.outcome, name)} />}
      </div>
      {result?.outcome.state === 'ready' && (
        <ConnectionChecks provider={result.wallet.provider} network={NETWORKS[network]} />
      )}
    </div>
  );
}
