import {CONCERNS} from '@site/src/components/limits/concerns';
import {tableFilter} from './TableFilter';
import type {Facet} from './state';

const FACETS: readonly Facet[] = [
  {name: 'concerns', label: 'Applies to', column: 'Applies to', values: CONCERNS},
];

/** Filter of the table of limits. */
export const LimitsFilter = tableFilter('limits', 'limits', FACETS);
