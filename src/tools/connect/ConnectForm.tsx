import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NETWORKS, type NetworkId} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {NetworkChoice} from '../ui/NetworkChoice';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {ConnectionChecks} from './ConnectionChecks';
import {BY_HAND, problemText} from './problem-text';
import {watchWallets, type Provider, type Wallet} from './provider';
import {chainParameters, selectNetwork} from './wallet';

const NO_WALLET =
  'This browser has no wallet. Install one and reload the page, or add the network by hand to a wallet on another device.';

/** The latest request to a wallet, as it was made: the reader may fill in a key while it waits, or afterwards. */
interface Asked {
  /** Id of the wallet. */
  readonly id: string;
  readonly provider: Provider;
  /** Whether the wallet was asked to add the network, not only to select it. */
  readonly adds: boolean;
  /** Undefined while the request waits in the wallet. */
  readonly outcome?: Awaited<ReturnType<typeof selectNetwork>>;
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
}

interface Props {
  /** The network to add, in a card that names it. Without it, readers choose. */
  readonly only?: NetworkId;
}

/**
 * Selects a network in the reader's wallet, reports the outcome, and offers checks. Adds the network first when the reader has
 * filled in an API key, and in a card.
 */
export default function ConnectForm({only}: Props): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  const [network, setNetwork] = useState<NetworkId>(only ?? 'testnet');
  /** Whether a request waits in a wallet. Its result belongs to this network. */
  const [waiting, setWaiting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const {[network]: apiKey} = useReaderValues();
  useEffect(() => watchWallets(setWallets), []);
  const {name, chainIdHex} = NETWORKS[network];
  const adds = only !== undefined || apiKey !== undefined;

  function choose(next: NetworkId): void {
    setNetwork(next);
    setAsked(undefined);
  }

  function buttonText({id, name: own, rdns}: Wallet): ReactNode {
    if (asked?.id === id && !asked.outcome) return 'Waiting for your wallet…';
    const shared = wallets?.some((wallet) => wallet.id !== id && wallet.name === own);
    return (
      <>
        <span>{only ? 'Add to ' : adds ? `Add ${name} to ` : `Use ${name} in `}</span>
        <bdi>{own}</bdi>
        {shared && rdns !== '' && (
          <span>
            {' '}
            (<bdi>{rdns}</bdi>)
          </span>
        )}
      </>
    );
  }

  async function select({id, provider}: Wallet): Promise<void> {
    if (waiting) return;
    const request = {id, provider, adds, keyed: apiKey !== undefined};
    setAsked(request);
    setWaiting(true);
    const chain = adds ? chainParameters(network, apiKey) : undefined;
    const outcome = await selectNetwork(provider, chainIdHex, chain);
    setAsked({...request, outcome});
    setWaiting(false);
  }

  const withoutKey = only
    ? 'Without your API key, the wallet gets the public RPC URL. It can read, but every transaction is refused.'
    : 'This selects a network that your wallet has already. To add one from this page, fill in your key.';
  const hintText = apiKey === undefined ? withoutKey : 'The wallet gets your keyed RPC URL and stores it.';
  const hint = (
    <p className={form.hint}>
      {hintText} <FillInKey network={network} />
    </p>
  );
  return (
    <div className={only ? undefined : form.tool}>
      {!only && <NetworkChoice value={network} onChange={choose} disabled={waiting} />}
      {!only && hint}
      <p className={styles.buttons}>
        {wallets?.map((wallet) => (
          <button
            key={wallet.id}
            type="button"
            className={`button button--${only ? 'secondary' : 'primary'}`}
            aria-disabled={waiting}
            onClick={() => void select(wallet)}
          >
            {buttonText(wallet)}
          </button>
        ))}
        <Link to={BY_HAND.to}>{only ? 'Add it by hand' : BY_HAND.label}</Link>
      </p>
      {only && wallets && wallets.length > 0 && hint}
      <div role="status">
        {/* Room for the sentence while wallets are looked for, so that nothing below moves when it comes. */}
        {!only && wallets === undefined && (
          <p className={styles.reserved} aria-hidden>
            {NO_WALLET}
          </p>
        )}
        {wallets?.length === 0 && <p>{NO_WALLET}</p>}
        {asked?.outcome?.state === 'ready' && <p>Your wallet uses {name} now. Send a first transaction.</p>}
        {asked?.outcome && asked.outcome.state !== 'ready' && (
          <Problem {...problemText(asked.outcome, NETWORKS[network], !asked.adds)} />
        )}
      </div>
      {asked?.outcome?.state === 'ready' && (
        <ConnectionChecks
          provider={asked.provider}
          network={NETWORKS[network]}
          keyed={asked.keyed}
          waiting={waiting}
          onWaiting={setWaiting}
        />
      )}
    </div>
  );
}
