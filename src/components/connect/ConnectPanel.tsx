import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {AsOf} from '@site/src/facts/sources/AsOf';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import type {NetworkId} from './network-fields';
import {limits} from '@site/src/data/limits';
import {networks} from '@site/src/data/networks';
import styles from './ConnectPanel.module.css';

const IDS: readonly NetworkId[] = ['gtn', 'testnet'];

/** Home page panel: the values to connect with, one tab per network. Both are in the static HTML. */
export function ConnectPanel(): ReactNode {
  const {requestsPerMinuteFree} = limits;
  return (
    <section className={styles.panel} aria-labelledby="connect">
      <h2 id="connect" className={styles.heading}>
        Connect
      </h2>
      <Tabs groupId="network" queryString>
        {IDS.map((id) => (
          <TabItem key={id} value={id} label={networks[id].shortName.value}>
            <Values id={id} />
          </TabItem>
        ))}
      </Tabs>
      <AsOf
        facts={[
          {...networks.gtn.chainId, id: 'networks.gtn.chainId'},
          {...networks.gtn.zgtUrl, id: 'networks.gtn.zgtUrl'},
          {...networks.gtn.explorerUrl, id: 'networks.gtn.explorerUrl'},
          {...requestsPerMinuteFree, id: 'limits.requestsPerMinuteFree'},
        ]}
      />
    </section>
  );
}

function Values({id}: {readonly id: NetworkId}): ReactNode {
  const network = networks[id];
  const name = network.name.value;
  const {requestsPerMinuteFree} = limits;
  return (
    <dl className={styles.values}>
      <dt>Network</dt>
      <dd>{name}</dd>
      <dt>Chain id</dt>
      <dd>
        <CopyValue
          value={String(network.chainId.value)}
          label={`chain id of ${name}`}
          id={`networks.${id}.chainId`}
        />
      </dd>
      <dt>RPC URL</dt>
      <dd>
        <CopyValue value={network.zgtUrl.value} label={`RPC URL of ${name}`} id={`networks.${id}.zgtUrl`} />
      </dd>
      <dt>Explorer</dt>
      <dd>
        <Link to={network.explorerUrl.value}>{new URL(network.explorerUrl.value).host}</Link>
      </dd>
      <dt>Free tier</dt>
      <dd>
        <Link to="/developers/rate_limits">
          {requestsPerMinuteFree.value} {requestsPerMinuteFree.unit}
        </Link>
      </dd>
    </dl>
  );
}
