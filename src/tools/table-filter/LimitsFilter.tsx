import type {ReactNode} from 'react';
import {CONCERNS} from '@site/src/components/limits/concerns';
import {TableFilter} from './TableFilter';
import type {Facet} from './state';

const FACETS: readonly Facet[] = [
  {name: 'concerns', label: 'Concerns', column: 'Concerns', values: CONCERNS},
];

/** Filter of the table of limits. */
export function LimitsFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <TableFilter id="limits" noun="limits" facets={FACETS}>
      {children}
    </TableFilter>
  );
}
