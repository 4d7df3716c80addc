import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';
import {MethodName} from './MethodName';

/** The JSON-RPC methods that only this chain has. */
export function MethodsTable(): ReactNode {
  const {methods} = endpoints;
  return (
    <DataTable
      caption="JSON-RPC methods of Stability"
      head={['Method', 'Status', 'Parameters', 'Result', 'What it does']}
      rows={methods.rows.map((method) => ({
        id: method.id,
        link: {id: method.name, label: method.name},
        cells: [
          <MethodName key="name" name={method.name} />,
          method.experimental ? 'Experimental' : 'Supported',
          method.params,
          method.result,
          method.description,
        ],
      }))}
    />
  );
}
