import {endpoints} from '@site/src/data/endpoints';
import {tableFilter} from './TableFilter';

const groups = new Set(endpoints.standardMethods.rows.map(({group}) => group));

/** Filter of the tables of JSON-RPC methods. */
export const MethodsFilter = tableFilter('methods', 'methods', [
  {name: 'purpose', label: 'Purpose', values: Array.from(groups)},
]);
