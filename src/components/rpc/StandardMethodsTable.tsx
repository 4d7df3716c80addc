import {Fragment, type ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';
import {groupMethods} from './method-groups';

/** The Ethereum methods of the node's interface, by purpose. Figures: `src/data/endpoints.ts`. */
export function StandardMethodsTable(): ReactNode {
  const {standardMethods} = endpoints;
  return (
    <DataTable
      caption="Ethereum methods of the node"
      head={['Purpose', 'Methods']}
      rows={groupMethods(standardMethods.rows).map(({name, methods}) => ({
        id: name,
        cells: [name, <Methods key="methods" names={methods} />],
      }))}
    />
  );
}

function Methods({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}
