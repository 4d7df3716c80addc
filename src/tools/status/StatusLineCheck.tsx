import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NETWORKS, type ToolNetwork} from '../network/networks';
import tool from '../ui/tool.lazy.module.css';
import {blockSentence, headline} from './headline';
import styles from './StatusLine.module.css';
import {useHealth} from './useHealth';

const {gtn, testnet} = NETWORKS;
const HOSTS = [gtn, testnet].map(({rpcUrl}) => new URL(rpcUrl).host).join(' and ');

/** Button that asks both networks, and one line on each after it was pressed. */
export default function StatusLineCheck(): ReactNode {
  const [round, setRound] = useState(0);
  if (round === 0)
    return (
      <p className={styles.line}>
        <button type="button" className={tool.secondary} onClick={() => setRound(1)}>
          Are both networks up?
        </button>{' '}
        <span className={tool.hint}>Asks {HOSTS}.</span>
      </p>
    );
  return (
    <div className={styles.line}>
      <div role="status">
        <State network={gtn} round={round} />
        <State network={testnet} round={round} />
      </div>
      <button type="button" className={tool.secondary} onClick={() => setRound(round + 1)}>
        Check again
      </button>{' '}
      <Link to="/resources/status">Network status</Link>
    </div>
  );
}

function State({network, round}: {readonly network: ToolNetwork; readonly round: number}): ReactNode {
  const watch = useHealth(network, round);
  const {health} = watch;
  const {words, bad} = headline(watch, network);
  return (
    <p className={styles.state}>
      <strong>{network.name}</strong>: <span className={bad ? tool.bad : undefined}>{words}</span>{' '}
      {health &&
        `${blockSentence(health)} Response in ${health.latencyMs} ms, checked at ${new Date(health.checkedAt).toLocaleTimeString('en-GB')}.`}
    </p>
  );
}
