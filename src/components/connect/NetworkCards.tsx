import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import {AddNetwork} from '@site/src/tools/connect/AddNetwork';
import {LiveStatus} from '@site/src/tools/status/LiveStatus';
import {networkName} from './network-fields';
import styles from './NetworkCards.module.css';

const PURPOSES: Readonly<Record<NetworkId, string>> = {
  gtn: 'For production. What you write is public and permanent.',
  testnet: 'For tests. What you write is public. Keep nothing of value here.',
};

/** Both networks beside each other: what each is for, the values to connect with a copy button each, and, on request, its state and its entry in a wallet. */
export function NetworkCards(): ReactNode {
  return (
    <div className={`wide ${styles.cards}`}>
      {NETWORK_IDS.map((id) => (
        <NetworkCard key={id} id={id} />
      ))}
    </div>
  );
}
NetworkCards.facts = NETWORK_IDS.flatMap((id) => {
  const {name, chainId, zgtUrl, explorerUrl} = networks[id];
  return [name, chainId, zgtUrl, explorerUrl];
});

function NetworkCard({id}: {readonly id: NetworkId}): ReactNode {
  const network = networks[id];
  const name = networkName(id);
  return (
    <div>
      <div className={styles.top}>
        <Heading as="h3" id={`connect-${id}`}>
          {name}
        </Heading>
        <p>{PURPOSES[id]}</p>
      </div>
      <dl className={styles.values}>
        <dt>Chain id</dt>
        <dd>
          <CopyValue
            value={String(network.chainId.value)}
            label={`chain id of ${name}`}
            id={`networks.${id}.chainId`}
          />
        </dd>
        <dt className={styles.whole}>RPC URL</dt>
        <dd className={styles.whole}>
          <CopyValue value={network.zgtUrl.value} label={`RPC URL of ${name}`} id={`networks.${id}.zgtUrl`} />
        </dd>
        <dt>Explorer</dt>
        <dd>
          <Link to={network.explorerUrl.value}>{new URL(network.explorerUrl.value).host}</Link>
        </dd>
        <dt>Status</dt>
        <dd>
          <LiveStatus only={id} />
        </dd>
        <dt>Wallet</dt>
        <dd>
          <AddNetwork id={id} />
        </dd>
      </dl>
    </div>
  );
}
