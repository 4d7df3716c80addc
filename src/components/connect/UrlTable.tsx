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
  return (
    <DataTable
      caption="The three kinds of URL on both networks"
      head={['Kind', 'URL']}
      rows={endpoints.kinds.rows.map((kind) => ({
        id: kind.id,
        cells: [<Kind key="kind" kind={kind} />, <Urls key="urls" kind={kind} />],
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

function Urls({kind}: {readonly kind: EndpointKind}): ReactNode {
  const key = KEYS[kind.id as keyof typeof KEYS];
  return (
    <dl className={styles.urls}>
      {NETWORK_IDS.map((id) => (
        <div key={id}>
          <dt>{networks[id].shortName.value}</dt>
          <dd>
            <CopyValue
              value={networks[id][key].value}
              label={`${kind.name} of ${networkName(id)}`}
              id={`networks.${id}.${key}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
