import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';

/** The JSON-RPC methods that only this chain has, and the one of Ethereum that it lacks. */
export function MethodsTable(): ReactNode {
  const {methods} = endpoints;
  return (
    <DataTable
      caption="JSON-RPC methods that differ from Ethereum"
      head={['Method', 'Supported', 'Parameters', 'Result', 'What it does']}
      rows={methods.rows.map((method) => ({
        id: method.id,
        cells: [
          <code key="name">{method.name}</code>,
          support(method.supported, method.experimental),
          method.params,
          method.result,
          method.description,
        ],
      }))}
    />
  );
}

function support(supported: boolean, experimental: boolean): string {
  if (!supported) return 'No';
  return experimental ? 'Experimental' : 'Yes';
}
