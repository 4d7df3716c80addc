import {REFERENCE_NAMES, referenceOf} from '@site/src/components/precompiles/parts';
import {tableFilter} from './TableFilter';
import type {Facet} from './state';

const callers = REFERENCE_NAMES.flatMap((name) => referenceOf(name).functions.rows.map(({access}) => access));
const FACETS: readonly Facet[] = [
  {name: 'caller', label: 'Who may call', column: 'Who may call', values: Array.from(new Set(callers))},
];

/** Filter of the functions, events and revert texts of all precompiles. */
export const PrecompilesFilter = tableFilter('reference', 'entries', FACETS);
