import {networks} from '@site/src/data/networks';
import {tableFilter} from './TableFilter';

const {testnet, gtn} = networks;

/** Filter of the measured blocks. */
export const BenchmarksFilter = tableFilter('blocks', 'blocks', [
  {
    name: 'network',
    label: 'Network',
    column: 'Block',
    values: [testnet.shortName.value, gtn.shortName.value],
  },
]);
