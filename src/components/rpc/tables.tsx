import {Fragment, type ReactNode} from 'react';
import {State} from '@site/src/components/state/State';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints} from '@site/src/data/endpoints';

/** The name of a method as code, which may break before a capital where a screen is narrow. */
function MethodName({name}: {readonly name: string}): ReactNode {
  return (
    <code translate="no">
      {name.split(/(?=[A-Z])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** The JSON-RPC methods that only this chain has. */
export function MethodsTable(): ReactNode {
  return (
    <DataTable
      caption="JSON-RPC methods of Stability"
      head={['Method', 'What it does']}
      rows={endpoints.methods.rows.map(({id, name, experimental, description}) => ({
        id,
        link: {id: name, label: name},
        cells: [
          <MethodName key="name" name={name} />,
          <Fragment key="description">
            {description} {experimental && <State kind="warn">Experimental</State>}
          </Fragment>,
        ],
      }))}
    />
  );
}
MethodsTable.facts = [endpoints.methods];

/** The Ethereum methods of Frontier's interface. */
export function StandardMethodsTable(): ReactNode {
  return (
    <DataTable
      caption="Ethereum methods of Frontier"
      head={['Method', 'Purpose']}
      rows={endpoints.standardMethods.rows.map(({id, group}) => ({
        id,
        link: {id, label: id},
        cells: [<MethodName key="name" name={id} />, group],
      }))}
    />
  );
}
StandardMethodsTable.facts = [endpoints.standardMethods];
