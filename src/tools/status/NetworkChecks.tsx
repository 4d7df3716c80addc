import {useState, type ReactNode} from 'react';
import {State} from '@site/src/components/state/State';
import {NETWORK_IDS, type NetworkId} from '@site/src/data/networks';
import {explainThrown, STATUS_PAGE, type Explanation} from '../network/failure';
import {hostsOf, NETWORKS, type ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import {faultOf, healthText, readHealth, type Health} from './health';

/** What the checks of one network have shown. */
interface Checks {
  readonly checking: boolean;
  /** Result of the latest successful check. */
  readonly health?: Health;
  /** Why the latest check failed. */
  readonly problem?: Explanation;
}

/** Hook that returns what the checks of a network have shown, undefined before the first, and a function that starts one. */
function useChecks(network: ToolNetwork) {
  const [checks, setChecks] = useState<Checks>();

  async function check(): Promise<void> {
    setChecks((last) => ({...last, checking: true}));
    try {
      setChecks({checking: false, health: await readHealth(network)});
    } catch (error) {
      // Without a link to the status page: the tools are on it, or beside a link to it.
      const {link, ...rest} = explainThrown(error);
      const problem = {...rest, ...(link && link !== STATUS_PAGE && {link})};
      setChecks((last) => ({...last, checking: false, problem}));
    }
  }

  return [checks, check] as const;
}

/** Live state of both networks, read by the reader's own browser after a click. */
export function NetworkChecks(): ReactNode {
  const [gtn, checkGtn] = useChecks(NETWORKS.gtn);
  const [testnet, checkTestnet] = useChecks(NETWORKS.testnet);
  const isChecking = Boolean(gtn?.checking || testnet?.checking);

  function check(): void {
    if (isChecking) return;
    void checkGtn();
    void checkTestnet();
  }

  return (
    <div className={form.tool}>
      <p className={tool.buttons}>
        <button type="button" className="button button--primary" aria-disabled={isChecking} onClick={check}>
          {gtn ? 'Check again' : 'Check both networks now'}
        </button>
        <span className={tool.hint}>Your browser asks {hostsOf(NETWORK_IDS)}.</span>
      </p>
      {gtn && (
        <NetworkState network={NETWORKS.gtn} {...gtn}>
          <strong>{NETWORKS.gtn.name}</strong>:{' '}
        </NetworkState>
      )}
      {testnet && (
        <NetworkState network={NETWORKS.testnet} {...testnet}>
          <strong>{NETWORKS.testnet.name}</strong>:{' '}
        </NetworkState>
      )}
    </div>
  );
}

/** Live state of one network in a line, read by the reader's own browser after a click. */
export function NetworkCheck({id}: {readonly id: NetworkId}): ReactNode {
  const [checks, check] = useChecks(NETWORKS[id]);
  return (
    <>
      {checks && <NetworkState network={NETWORKS[id]} {...checks} />}
      <button
        type="button"
        className="text-button"
        aria-disabled={checks?.checking}
        onClick={() => !checks?.checking && void check()}
      >
        {checks ? 'Check again' : 'Check now'}
      </button>
    </>
  );
}

function NetworkState({
  network,
  checking,
  health,
  problem,
  children,
}: Checks & {
  readonly network: ToolNetwork;
  /** Whose state it is, before it. */
  readonly children?: ReactNode;
}): ReactNode {
  const bad = problem ? 'could not be checked.' : health && faultOf(health, network.chainId);
  return (
    <>
      <p>
        {/* Without the numbers, which change with every check and would be read aloud each time. */}
        <span role="status">
          {children}
          {checking ? 'checking…' : <State kind={bad ? 'bad' : 'ok'}>{bad || 'produces blocks.'}</State>}
        </span>{' '}
        {health && healthText(health)}
      </p>
      {problem && <Problem {...problem} />}
    </>
  );
}
