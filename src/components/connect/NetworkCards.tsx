import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {endpoints} from '@site/src/data/endpoints';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import {AddNetwork} from '@site/src/tools/connect/AddNetwork';
import {LiveStatus} from '@site/src/tools/status/LiveStatus';
import {networkName} from './network-fields';
import styles from './NetworkCards.module.css';

const PURPOSES: Readonly<Record<NetworkId, string>> = {
  gtn: 'For production. What you write is public and permanent.',
  testnet: 'For tests. What you write is public. Keep nothing of value here.',
};

/** The facts of the URLs, by kind. */
const URLS = {public: 'rpcUrl', zgt: 'zgtUrl', zkt: 'zktUrl'} as const;
const KINDS = endpoints.kinds.rows.map(({id, ...kind}) => ({...kind, key: URLS[id as keyof typeof URLS]}));

/** Both networks beside each other: what each is for, its URLs and chain id with a copy button each, and, on request, its state and its entry in a wallet. */
export function NetworkCards(): ReactNode {
  return (
    <div className={styles.cards}>
      {NETWORK_IDS.map((id) => (
        <NetworkCard key={id} id={id} />
      ))}
    </div>
  );
}
NetworkCards.facts = NETWORK_IDS.flatMap((id) => {
  const {chainId, rpcUrl, zgtUrl, zktUrl, explorerUrl} = networks[id];
  return [endpoints.kinds, chainId, rpcUrl, zgtUrl, zktUrl, explorerUrl];
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
        {KINDS.map(({name: kind, use, key}) => (
          <Fragment key={key}>
            <dt className={styles.whole}>
              {kind}: {use}
            </dt>
            <dd className={styles.whole}>
              <CopyValue
                value={network[key].value}
                label={`${kind} of ${name}`}
                id={`networks.${id}.${key}`}
              />
            </dd>
          </Fragment>
        ))}
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
