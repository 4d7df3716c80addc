import type {ReactNode} from 'react';
import {REFERENCE_NAMES, referenceOf} from '@site/src/components/precompiles/parts';
import {TableFilter} from './TableFilter';
import type {Facet} from './state';

const callers = REFERENCE_NAMES.flatMap((name) => referenceOf(name).functions.rows.map(({access}) => access));
const FACETS: readonly Facet[] = [
  {name: 'caller', label: 'Who may call', column: 'Who may call', values: Array.from(new Set(callers))},
];

/** Filter of the functions, events and revert texts of all precompiles. */
export function PrecompilesFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <TableFilter id="reference" noun="entries" facets={FACETS}>
      {children}
    </TableFilter>
  );
}
