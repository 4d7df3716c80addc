import {REFERENCE_NAMES, referenceOf} from '@site/src/components/precompiles/parts';
import {tableFilter} from './TableFilter';

const functions = REFERENCE_NAMES.flatMap((name) => referenceOf(name).functions.rows);

/** Filter of the functions, events and revert texts of all precompiles. */
export const PrecompilesFilter = tableFilter('reference', 'entries', [
  {name: 'caller', label: 'Who may call', values: Array.from(new Set(functions.map(({access}) => access)))},
]);
