import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';
import {MethodName} from './MethodName';
import {parametersText} from './signature';

/** The Ethereum methods of Frontier's interface. Figures: `src/data/endpoints.ts`, `src/data/rpc-parameters.ts`. */
export function StandardMethodsTable(): ReactNode {
  return (
    <DataTable
      caption="Ethereum methods of Frontier"
      head={['Method', 'Purpose', 'Parameters']}
      rows={endpoints.standardMethods.rows.map(({id, group}) => ({
        id,
        link: {id, label: id},
        cells: [<MethodName key="name" name={id} />, group, parametersText(id)],
      }))}
    />
  );
}
