import {networks} from '@site/src/data/networks';
import {tableFilter} from './TableFilter';
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
export const BenchmarksFilter = tableFilter('blocks', 'blocks', FACETS);
