import type {AuditSeverity, AuditStatus} from '@site/src/data/audit';
import {tableFilter} from './TableFilter';

const SEVERITIES: readonly AuditSeverity[] = ['High', 'Low', 'Suggestion'];
const STATUSES: readonly AuditStatus[] = ['Fixed', 'Acknowledged', 'Ignored'];

/** Filter of the findings of the audit. */
export const FindingsFilter = tableFilter('findings', 'findings', [
  {name: 'severity', label: 'Severity', values: SEVERITIES},
  {name: 'status', label: 'Status', values: STATUSES},
]);
