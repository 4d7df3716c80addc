import {useState, type ReactNode} from 'react';
import {NETWORKS, type ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {headline} from './headline';
import {useHealth} from './useHealth';

const HOSTS = Object.values(NETWORKS).map(({rpcUrl}) => new URL(rpcUrl).host);

/** Live state of both networks, read by the reader's own browser after a click. */
export default function StatusTable(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <div className={form.tool}>
      <p className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={() => setRound(round + 1)}>
          {round === 0 ? 'Check both networks now' : 'Check again'}
        </button>
        <span className={styles.hint}>Your browser asks {HOSTS.join(' and ')}.</span>
      </p>
      {round > 0 && (
        <>
          <NetworkStatus network={NETWORKS.gtn} round={round} />
          <NetworkStatus network={NETWORKS.testnet} round={round} />
        </>
      )}
    </div>
  );
}

function NetworkStatus({network, round}: {readonly network: ToolNetwork; readonly round: number}): ReactNode {
  const watch = useHealth(network, round);
  const {health, problem} = watch;
  return (
    <section aria-label={network.name}>
      <p role="status">
        <strong>{network.name}</strong>: {headline(watch, network)}
      </p>
      {problem && <Problem {...problem} />}
      {health && (
        <p className={problem ? styles.stale : undefined}>
          Block {health.block.toLocaleString('en-US')}, made {health.blockAgeSeconds} s before. Chain id{' '}
          {health.chainId}. Response in {health.latencyMs} ms. Checked at{' '}
          <time dateTime={new Date(health.checkedAt).toISOString()}>
            {new Date(health.checkedAt).toLocaleTimeString('en-GB')}
          </time>
          .
        </p>
      )}
    </section>
  );
}
