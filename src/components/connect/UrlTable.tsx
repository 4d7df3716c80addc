import type {ReactNode} from 'react';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints, type EndpointKind} from '@site/src/data/endpoints';
import {NETWORK_IDS, networks} from '@site/src/data/networks';
import {networkName} from './network-fields';
import styles from './UrlTable.module.css';

const KEYS = {public: 'rpcUrl', zgt: 'zgtUrl', zkt: 'zktUrl'} as const;

/** Table of the three kinds of endpoint: URL on each network, who signs, and what they accept. */
export function UrlTable(): ReactNode {
  const kinds = endpoints.kinds.rows.map((kind) => ({...kind, key: KEYS[kind.id as keyof typeof KEYS]}));
  return (
    <DataTable
      caption="The three kinds of URL on both networks"
      head={['Kind', 'URL']}
      rows={kinds.map((kind) => ({
        id: kind.id,
        cells: [<Kind key="kind" kind={kind} />, <Urls key="urls" kind={kind.name} urlKey={kind.key} />],
      }))}
    />
  );
}

function Kind({kind: {name, protocol, signer, writes}}: {readonly kind: EndpointKind}): ReactNode {
  return (
    <>
      {name}
      <ul className={styles.traits}>
        <li>{protocol}</li>
        <li>Signs: {signer}</li>
        <li>Writes: {writes}</li>
      </ul>
    </>
  );
}

interface UrlsProps {
  readonly kind: string;
  readonly urlKey: (typeof KEYS)[keyof typeof KEYS];
}

function Urls({kind, urlKey}: UrlsProps): ReactNode {
  return (
    <dl className={styles.urls}>
      {NETWORK_IDS.map((id) => (
        <div key={id}>
          <dt>{networks[id].shortName.value}</dt>
          <dd>
            <CopyValue
              value={networks[id][urlKey].value}
              label={`${kind} of ${networkName(id)}`}
              id={`networks.${id}.${urlKey}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
