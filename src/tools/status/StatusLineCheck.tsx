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
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <p className={styles.line}>
        <button type="button" className={tool.secondary} onClick={() => setAsked(true)}>
          Are both networks up?
        </button>{' '}
        <span className={tool.hint}>Asks {HOSTS}.</span>
      </p>
    );
  return (
    <div className={styles.line} role="status">
      <State network={gtn} />
      <State network={testnet} />
      <Link to="/resources/status">Network status</Link>
    </div>
  );
}

function State({network}: {readonly network: ToolNetwork}): ReactNode {
  const watch = useHealth(network, 1);
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
