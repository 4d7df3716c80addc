import type {ReactNode} from 'react';
import {networks} from '@site/src/data/networks';
import {TableFilter} from './TableFilter';
import type {Facet} from './state';

const FACETS: readonly Facet[] = [
  {
    name: 'network',
    label: 'Network',
    column: 'Block',
    values: [networks.testnet.shortName.value, networks.gtn.shortName.value],
  },
];

/** Filter of the measured blocks. */
export function BenchmarksFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <TableFilter id="blocks" noun="blocks" facets={FACETS}>
      {children}
    </TableFilter>
  );
}
