import type {ReactNode} from 'react';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';
import {NETWORK_IDS, networks} from '@site/src/data/networks';
import {factText} from '@site/src/plugins/facts/client/facts';
import {networkName} from './network-fields';
import styles from './UrlTable.module.css';

/** A row: a value that each network has. */
interface Field {
  readonly label: string;
  /** What a URL is for. */
  readonly use?: string;
  readonly key: 'rpcUrl' | 'zgtUrl' | 'zktUrl' | 'chainId';
}

const KEYS = {public: 'rpcUrl', zgt: 'zgtUrl', zkt: 'zktUrl'} as const;

const FIELDS: readonly Field[] = [
  ...endpoints.kinds.rows.map(({id, name, use}) => ({label: name, use, key: KEYS[id as keyof typeof KEYS]})),
  {label: 'Chain id', key: 'chainId'},
];

/** Table of the three kinds of URL with what each is for, and the chain ids: a column per network. */
export function UrlTable(): ReactNode {
  return (
    <DataTable
      caption="URLs and chain ids of both networks"
      head={['Value', ...NETWORK_IDS.map(networkName)]}
      rows={FIELDS.map(({label, use, key}) => ({
        id: key,
        cells: [
          <span key="label">
            {use ? `${label}: ` : label}
            {use && <small className={styles.use}>{use}</small>}
          </span>,
          ...NETWORK_IDS.map((id) => (
            <CopyValue
              key={id}
              value={factText(networks[id][key])}
              label={`${label} of ${networkName(id)}`}
              id={`networks.${id}.${key}`}
            />
          )),
        ],
      }))}
    />
  );
}
UrlTable.facts = [endpoints.kinds, ...NETWORK_IDS.flatMap((id) => FIELDS.map(({key}) => networks[id][key]))];
