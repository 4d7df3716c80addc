import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {audit} from '@site/src/data/audit';

/** All findings of the audit, with the report's order and wording of severity and status. */
export function AuditTable(): ReactNode {
  return (
    <DataTable
      caption="Findings"
      head={[
        'No.',
        'Finding',
        {title: 'Severity', sortable: true},
        {title: 'Status', sortable: true},
        {title: 'Category', sortable: true},
        'Reason given',
      ]}
      rows={audit.findings.rows.map(({id, severity, title, category, status, reason}) => ({
        id,
        link: {id, label: `finding ${id}`},
        cells: [id, title, severity, status, category, reason ?? '–'],
      }))}
    />
  );
}
