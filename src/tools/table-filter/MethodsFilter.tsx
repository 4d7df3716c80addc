import {endpoints} from '@site/src/data/endpoints';
import {tableFilter} from './TableFilter';
import type {Facet} from './state';

const groups = endpoints.standardMethods.rows.map(({group}) => group);
const FACETS: readonly Facet[] = [
  {name: 'purpose', label: 'Purpose', column: 'Purpose', values: Array.from(new Set(groups))},
];

/** Filter of the tables of JSON-RPC methods. */
export const MethodsFilter = tableFilter('methods', 'methods', FACETS);
