import type {ReactNode} from 'react';
import {endpoints} from '@site/src/data/endpoints';
import {TableFilter} from './TableFilter';
import type {Facet} from './state';

const groups = endpoints.standardMethods.rows.map(({group}) => group);
const FACETS: readonly Facet[] = [
  {name: 'purpose', label: 'Purpose', column: 'Purpose', values: Array.from(new Set(groups))},
];

/** Filter of the tables of JSON-RPC methods. */
export function MethodsFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <TableFilter id="methods" noun="methods" facets={FACETS}>
      {children}
    </TableFilter>
  );
}
