import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {State} from '@site/src/components/state/State';
import {audit} from '@site/src/data/audit';

/** What the status of a finding means for a reader. */
const KINDS = {Fixed: 'ok', Acknowledged: 'warn', Ignored: 'bad'} as const;

/** All findings of the audit, with the report's order and wording of severity and status. */
export function AuditTable(): ReactNode {
  return (
    <DataTable
      caption="Findings"
      head={['Finding', 'Severity', 'Status', 'Reason given']}
      rows={audit.findings.rows.map(({id, severity, title, status, reason}) => ({
        id,
        link: {id, label: `finding ${id}`},
        cells: [
          `${id} ${title}`,
          severity,
          <State key="status" kind={KINDS[status]}>
            {status}
          </State>,
          reason,
        ],
      }))}
    />
  );
}
AuditTable.facts = [audit.findings];
