import type {AuditSeverity, AuditStatus} from '@site/src/data/audit';
import {tableFilter} from './TableFilter';
import type {Facet} from './state';

const SEVERITIES: readonly AuditSeverity[] = ['High', 'Low', 'Suggestion'];
const STATUSES: readonly AuditStatus[] = ['Fixed', 'Acknowledged', 'Ignored'];
const FACETS: readonly Facet[] = [
  {name: 'severity', label: 'Severity', column: 'Severity', values: SEVERITIES},
  {name: 'status', label: 'Status', column: 'Status', values: STATUSES},
];

/** Filter of the findings of the audit. */
export const FindingsFilter = tableFilter('findings', 'findings', FACETS);
