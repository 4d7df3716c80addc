import {useState, type ReactNode} from 'react';
import {NETWORK_IDS} from '@site/src/data/networks';
import {hostsOf, NETWORKS, type ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {blockSentence, chainIdSentence, headline} from './headline';
import {useHealth, type Checks} from './useHealth';

/** Live state of both networks, read by the reader's own browser after a click. */
export default function NetworkChecks(): ReactNode {
  const [round, setRound] = useState(0);
  const gtn = useHealth(NETWORKS.gtn, round);
  const testnet = useHealth(NETWORKS.testnet, round);
  const checking = gtn.checking || testnet.checking;
  return (
    <div className={form.tool}>
      <p className={styles.buttons}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={checking}
          onClick={() => {
            if (!checking) setRound(round + 1);
          }}
        >
          {round === 0 ? 'Check both networks now' : 'Check again'}
        </button>
        <span className={styles.hint}>Your browser asks {hostsOf(NETWORK_IDS)}.</span>
      </p>
      {round > 0 && (
        <>
          <NetworkStatus network={NETWORKS.gtn} checks={gtn} />
          <NetworkStatus network={NETWORKS.testnet} checks={testnet} />
        </>
      )}
    </div>
  );
}

function NetworkStatus({
  network,
  checks,
}: {
  readonly network: ToolNetwork;
  readonly checks: Checks;
}): ReactNode {
  const {health, problem} = checks;
  const {words, bad} = headline(checks, network);
  return (
    <section aria-label={network.name}>
      <p role="status">
        <strong>{network.name}</strong>: <span className={bad ? styles.bad : undefined}>{words}</span>
      </p>
      {problem && <Problem {...problem} />}
      {health && (
        <p className={problem ? styles.hint : undefined}>
          {blockSentence(health)}
          {chainIdSentence(health)}
          Response in {health.latencyMs} ms. Checked at{' '}
          <time dateTime={new Date(health.checkedAt).toISOString()}>
            {new Date(health.checkedAt).toLocaleTimeString('en-GB')}
          </time>
          .
        </p>
      )}
    </section>
  );
}
