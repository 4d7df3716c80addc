import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import type {FactSource} from '@site/src/plugins/facts';
import {monthText} from '@site/src/plugins/facts/client/facts';
import {limits} from '@site/src/data/limits';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import styles from './ConnectPanel.module.css';

/** Home page panel with the values to connect, one tab per network. Both tabs are in the static HTML. */
export function ConnectPanel(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="connect">
      <h2 id="connect" className={styles.heading}>
        Connect
      </h2>
      <Tabs groupId="network" queryString>
        {NETWORK_IDS.map((id) => (
          <TabItem key={id} value={id} label={networks[id].shortName.value}>
            <Values id={id} />
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}

function Values({id}: {readonly id: NetworkId}): ReactNode {
  const network = networks[id];
  const name = network.name.value;
  const {freeTransactionsPerMonth, requestsPerMinuteFree} = limits;
  return (
    <dl className={styles.values}>
      <dt>Network</dt>
      <dd>{id === 'gtn' ? `${name} (mainnet)` : name}</dd>
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
        <CopyValue value={network.zgtUrl.value} label={`RPC URL of ${name}`} id={`networks.${id}.zgtUrl`} />{' '}
        <Link to="/users/getting_started#get-an-api-key">Create an API key</Link>
      </dd>
      <dt>Explorer</dt>
      <dd>
        <Link to={network.explorerUrl.value}>{new URL(network.explorerUrl.value).host}</Link>
      </dd>
      <dt>Free tier</dt>
      <dd>
        <Link to="/users/transactions">{freeTransactionsPerMonth.text} transactions a month</Link>{' '}
        <Dated fact={freeTransactionsPerMonth} />
        <br />
        <Link to="/developers/rate_limits">{requestsPerMinuteFree.value} requests a minute</Link>{' '}
        <Dated fact={requestsPerMinuteFree} />
      </dd>
    </dl>
  );
}

function Dated({fact}: {readonly fact: FactSource}): ReactNode {
  return (
    <span className={styles.date}>
      (as of <time dateTime={fact.asOf}>{monthText(fact.asOf)}</time>)
    </span>
  );
}
