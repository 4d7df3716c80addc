import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/data/links';
import {NETWORKS, type NetworkId} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {Choice, NetworkChoice} from '../ui/NetworkChoice';
import {Problem} from '../ui/Problem';
import {SentTransaction} from '../ui/SentTransaction';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import {BY_HAND, problemText} from './problem-text';
import {watchWallets, type Wallet} from './provider';
import styles from './steps.lazy.module.css';
import {chainParameters, selectNetwork, sendByte} from './wallet';

const NO_WALLET =
  'This browser has no wallet. Install one and reload the page, or add the network by hand to a wallet on another device.';

/** The latest request to a wallet, as it was made: the reader may fill in a key while it waits, or afterwards. */
interface Asked {
  readonly wallet: Wallet;
  /** Undefined while the request waits in the wallet. */
  readonly outcome?: Awaited<ReturnType<typeof selectNetwork>>;
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
}

interface Props {
  /** The network to add, in a card that names it. Without it, readers choose, and then send a transaction. */
  readonly only?: NetworkId;
}

/**
 * Selects a network in the reader's wallet, and adds it first when the reader has filled in an API key, and in a card. Elsewhere
 * this is the second of three steps, of which the last one sends a transaction.
 */
export default function ConnectForm({only}: Props): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  /** Id of the wallet that the reader has chosen among several. */
  const [chosen, setChosen] = useState<string>();
  const [network, setNetwork] = useState<NetworkId>(only ?? 'testnet');
  /** Whether a request waits in a wallet. Its result belongs to this network. */
  const [waiting, setWaiting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [sent, setSent] = useState<Awaited<ReturnType<typeof sendByte>>>();
  const {[network]: apiKey} = useReaderValues();
  useEffect(() => watchWallets(setWallets), []);
  const {name, chainIdHex} = NETWORKS[network];
  const adds = only !== undefined || apiKey !== undefined;
  const wallet = wallets?.find(({id}) => id === chosen) ?? wallets?.[0];
  const ready = asked?.outcome?.state === 'ready';
  const isSent = sent?.state === 'sent';

  function choose(next: NetworkId, id: string | undefined): void {
    setNetwork(next);
    setChosen(id);
    setAsked(undefined);
    setSent(undefined);
  }

  function nameOf({id, name: own, rdns}: Wallet): ReactNode {
    const shared = wallets?.some((one) => one.id !== id && one.name === own);
    return (
      <>
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

  async function select(one: Wallet): Promise<void> {
    if (waiting) return;
    const request = {wallet: one, keyed: apiKey !== undefined};
    setAsked(request);
    setSent(undefined);
    setWaiting(true);
    const chain = adds ? chainParameters(network, apiKey) : undefined;
    const outcome = await selectNetwork(one.provider, chainIdHex, chain);
    setAsked({...request, outcome});
    setWaiting(false);
  }

  async function send(): Promise<void> {
    if (waiting || !asked) return;
    setSent(undefined);
    setWaiting(true);
    setSent(await sendByte(asked.wallet.provider, chainIdHex));
    setWaiting(false);
  }

  const buttonOf = (one: Wallet): ReactNode => (
    <button
      key={one.id}
      type="button"
      className={`button button--${only || ready ? 'secondary' : 'primary'}`}
      aria-disabled={waiting}
      onClick={() => void select(one)}
    >
      {asked?.wallet === one && !asked.outcome ? (
        'Waiting for your wallet…'
      ) : (
        <span>
          {only ? 'Add to ' : adds ? `Add ${name} to ` : `Use ${name} in `}
          {nameOf(one)}
        </span>
      )}
    </button>
  );
  const withoutKey = only
    ? 'Without your API key, the wallet gets the public RPC URL. It can read, but every transaction is refused.'
    : 'This selects a network that your wallet has already. To add one from this page, fill in your key.';
  const hint = (
    <p className={form.hint}>
      {apiKey === undefined ? withoutKey : 'The wallet gets your keyed RPC URL and stores it.'}{' '}
      <FillInKey network={network} />
    </p>
  );
  const noWallet = wallets?.length === 0 && <p>{NO_WALLET}</p>;
  const problem = asked?.outcome && asked.outcome.state !== 'ready' && (
    <Problem {...problemText(asked.outcome, NETWORKS[network], !only && !asked.keyed)} />
  );

  if (only)
    return (
      <>
        <p className={tool.buttons}>
          {wallets?.map(buttonOf)}
          <Link to={BY_HAND.to}>Add it by hand</Link>
        </p>
        {wallet && hint}
        <div role="status">
          {noWallet}
          {ready && (
            <p>
              Your wallet uses {name} now.{' '}
              <Link to="/users/getting_started#set-fees-to-zero">Send a first transaction</Link>
            </p>
          )}
          {problem}
        </div>
      </>
    );
  return (
    <ol className={`${form.tool} ${styles.steps}`}>
      <Step title="Choose your wallet" isNext={!wallet} isDone={wallet !== undefined}>
        <div role="status">
          {noWallet && (
            <>
              {noWallet}
              <Link className="button button--primary" to={links.tools.metamask.value}>
                Get MetaMask
              </Link>
            </>
          )}
          {wallets?.length === 1 && wallet && (
            <p>{nameOf(wallet)}. This page asks it for nothing until you press a button.</p>
          )}
        </div>
        {wallets && wallets.length > 1 && (
          <Choice
            legend="Wallet"
            options={wallets.map((one) => [one.id, nameOf(one)])}
            value={wallet?.id ?? ''}
            onChange={(id) => choose(network, id)}
            disabled={waiting}
          />
        )}
      </Step>
      <Step title="Select the network" isNext={wallet !== undefined && !ready} isDone={ready}>
        <NetworkChoice value={network} onChange={(next) => choose(next, wallet?.id)} disabled={waiting} />
        {hint}
        <p className={`${tool.buttons} ${form.hint}`}>
          {wallet && buttonOf(wallet)}
          <Link to={BY_HAND.to}>{BY_HAND.label}</Link>
        </p>
        <div role="status">
          {ready && <p>Your wallet uses {name} now.</p>}
          {problem}
        </div>
      </Step>
      <Step title="Send with both fees at 0" isNext={ready && !isSent} isDone={isSent}>
        <p>
          A first transaction writes one byte (0x01) from your account on {name}, and moves no value. It is
          public and permanent.
        </p>
        {ready && (
          <>
            <p>
              In the wallet, set both fees to 0.{' '}
              {asked.keyed
                ? 'If your wallet had this network before, it may still use the public RPC URL: see its settings.'
                : 'If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into the settings of the wallet.'}
            </p>
            <button
              type="button"
              className={`button button--${isSent ? 'secondary' : 'primary'}`}
              aria-disabled={waiting}
              onClick={() => void send()}
            >
              {waiting ? 'Waiting for your wallet…' : 'Send a first transaction'}
            </button>
          </>
        )}
        <div role="status">
          {isSent && <SentTransaction network={NETWORKS[network]} {...sent} />}
          {sent && !isSent && <Problem {...problemText(sent, NETWORKS[network], true)} />}
        </div>
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  /** Whether the reader can take it now. It has the only filled button. */
  readonly isNext: boolean;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** A step in a list of them, drawn by a half disc with its number; a disc with a tick, once it is done. */
function Step({title, isNext, isDone, children}: StepProps): ReactNode {
  return (
    <li className={isDone ? styles.done : undefined} aria-current={isNext ? 'step' : undefined}>
      <strong>{title}</strong>
      {isDone && <span className="visually-hidden"> (done)</span>}
      {children}
    </li>
  );
}
