import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NETWORKS, type NetworkId} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {NetworkChoice} from '../ui/NetworkChoice';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {addNetwork, type WalletOutcome} from './add-network';
import {chainParameters} from './chain-parameters';
import {ConnectionChecks} from './ConnectionChecks';
import {BY_HAND, outcomeText} from './outcome-text';
import {findWallets, type Wallet} from './provider';

const NO_WALLET =
  'This browser has no wallet. Install one and reload the page, or add the network by hand to a wallet on another device.';

interface Result {
  readonly outcome: WalletOutcome;
  readonly wallet: Wallet;
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
}

/** Adds a network to the reader's wallet, reports the outcome, and offers checks. */
export default function ConnectForm(): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  const [network, setNetwork] = useState<NetworkId>('testnet');
  const [busy, setBusy] = useState<Wallet | null>(null);
  /** Whether a check waits for the reader to confirm a transaction, whose result belongs to this network. */
  const [waiting, setWaiting] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const {apiKey} = useReaderValues();
  useEffect(() => void findWallets().then(setWallets), []);
  const {name} = NETWORKS[network];
  const locked = busy !== null || waiting;
  const explanation = result && outcomeText(result.outcome, NETWORKS[network]);

  function choose(next: NetworkId): void {
    setNetwork(next);
    setResult(null);
  }

  async function add(wallet: Wallet): Promise<void> {
    if (locked) return;
    setBusy(wallet);
    setResult(null);
    const outcome = await addNetwork(wallet.provider, chainParameters(network, apiKey));
    setResult({outcome, wallet, keyed: apiKey !== undefined});
    setBusy(null);
  }

  return (
    <div className={form.tool}>
      <NetworkChoice value={network} onChange={choose} disabled={locked} />
      <p className={styles.hint}>
        {apiKey === undefined
          ? 'Without your API key, the wallet gets the public RPC URL. It can read, but every transaction is refused.'
          : 'The wallet gets your keyed RPC URL and stores it.'}{' '}
        <FillInKey />
      </p>
      <p className={styles.buttons}>
        {wallets?.map((wallet) => (
          <button
            key={wallet.id}
            type="button"
            className={styles.primary}
            aria-disabled={locked}
            onClick={() => void add(wallet)}
          >
            {busy === wallet ? 'Waiting for your wallet…' : `Add ${name} to ${wallet.name}`}
          </button>
        ))}
        <Link to={BY_HAND.to}>{BY_HAND.label}</Link>
      </p>
      <div role="status">
        {/* Room for the sentence while wallets are looked for, so that nothing below moves when it comes. */}
        {wallets === undefined && (
          <p className={styles.reserved} aria-hidden>
            {NO_WALLET}
          </p>
        )}
        {wallets?.length === 0 && <p>{NO_WALLET}</p>}
        {explanation &&
          (result.outcome.state === 'ready' ? (
            <p>
              {explanation.sentence} {explanation.next}
            </p>
          ) : (
            <Problem {...explanation} />
          ))}
      </div>
      {result?.outcome.state === 'ready' && (
        <ConnectionChecks
          provider={result.wallet.provider}
          network={NETWORKS[network]}
          keyed={result.keyed}
          onWaiting={setWaiting}
        />
      )}
    </div>
  );
}
