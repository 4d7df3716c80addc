import {APPLIES_TO} from '@site/src/components/limits/tables';
import {tableFilter} from './TableFilter';

/** Filter of the table of limits. */
export const LimitsFilter = tableFilter('limits', 'limits', [
  {name: 'applies-to', label: 'Applies to', values: APPLIES_TO},
]);
