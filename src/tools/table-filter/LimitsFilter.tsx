import {APPLIES_TO} from '@site/src/components/limits/applies-to';
import {tableFilter} from './TableFilter';
import type {Facet} from './state';

const FACETS: readonly Facet[] = [
  {name: 'applies-to', label: 'Applies to', column: 'Applies to', values: APPLIES_TO},
];

/** Filter of the table of limits. */
export const LimitsFilter = tableFilter('limits', 'limits', FACETS);
