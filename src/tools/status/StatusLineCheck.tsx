import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NETWORK_IDS} from '@site/src/data/networks';
import {hostsOf, NETWORKS, type ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import tool from '../ui/tool.lazy.module.css';
import {blockSentence, headline} from './headline';
import styles from './StatusLine.module.css';
import {useHealth} from './useHealth';

const {gtn, testnet} = NETWORKS;

/** Button that asks both networks, and one line on each after it was pressed. */
export default function StatusLineCheck(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <div className={styles.line}>
      {round > 0 && (
        <>
          <State network={gtn} round={round} />
          <State network={testnet} round={round} />
        </>
      )}
      <button type="button" className={tool.secondary} onClick={() => setRound(round + 1)}>
        {round === 0 ? 'Check both networks now' : 'Check again'}
      </button>{' '}
      {round === 0 ? (
        <span className={tool.hint}>Your browser then asks {hostsOf(NETWORK_IDS)}.</span>
      ) : (
        <Link to="/resources/status">Network status</Link>
      )}
    </div>
  );
}

function State({network, round}: {readonly network: ToolNetwork; readonly round: number}): ReactNode {
  const checks = useHealth(network, round);
  const {health, problem} = checks;
  const {words, bad} = headline(checks, network);
  return (
    <>
      <p className={styles.state}>
        {/* Without the numbers, which change with every check and would be read aloud each time. */}
        <span role="status">
          <strong>{network.name}</strong>: <span className={bad ? tool.bad : undefined}>{words}</span>
        </span>{' '}
        {health &&
          `${blockSentence(health)}Response in ${health.latencyMs} ms, checked at ${new Date(health.checkedAt).toLocaleTimeString('en-GB')}.`}
      </p>
      {problem && <Problem {...problem} />}
    </>
  );
}
