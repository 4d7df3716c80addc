import type {ReactNode} from 'react';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {NETWORK_IDS, type NetworkId} from '@site/src/data/networks';
import {connectionFields, networkName} from './network-fields';

interface Props {
  /** Networks to show; both by default. */
  readonly networks?: readonly NetworkId[];
}

/** Table of the values that wallets and programs need to connect: a column per network, a copy button per value. */
export function NetworkTable({networks = NETWORK_IDS}: Props): ReactNode {
  const columns = networks.map((id) => ({id, name: networkName(id), fields: connectionFields(id)}));
  const first = columns[0];
  if (!first) throw new Error('NetworkTable: no networks given');
  const rows = first.fields.map(({label}, index) => ({
    id: label,
    cells: [
      label,
      ...columns.map(({id, name, fields}) => {
        const field = fields[index];
        return (
          field && <CopyValue key={id} value={field.text} label={`${label} of ${name}`} id={field.path} />
        );
      }),
    ],
  }));
  return (
    <DataTable
      caption={`Connection values of ${columns.map(({name}) => name).join(' and ')}`}
      head={['Field', ...columns.map(({name}) => name)]}
      rows={rows}
    />
  );
}
