import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NETWORKS, type ToolNetwork} from '../network/networks';
import tool from '../ui/tool.lazy.module.css';
import {headline} from './headline';
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
        <button type="button" className={styles.check} onClick={() => setAsked(true)}>
          Are both networks up?
        </button>{' '}
        <span className={tool.hint}>Asks {HOSTS}.</span>
      </p>
    );
  return (
    <p className={styles.line} role="status">
      <State network={gtn} /> <State network={testnet} /> <Link to="/resources/status">Network status</Link>
    </p>
  );
}

function State({network}: {readonly network: ToolNetwork}): ReactNode {
  const watch = useHealth(network, 1);
  const {health} = watch;
  const words = headline(watch, network).replace(/\.$/, '');
  return (
    <>
      <strong>{network.shortName}</strong>: {words}.{' '}
      {health &&
        `Block ${health.block.toLocaleString('en-US')}, made ${health.blockAgeSeconds} s before. Response in ${health.latencyMs} ms, checked at ${new Date(health.checkedAt).toLocaleTimeString('en-GB')}.`}
    </>
  );
}
