import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {atm} from '@site/src/data/atm';

/** Who may claim from the vault, and under which condition. */
export function ClaimsTable(): ReactNode {
  return (
    <DataTable
      caption="Who may claim"
      head={['Claimant', 'Condition']}
      rows={atm.claims.rows.map(({id, claimant, condition}) => ({id, cells: [claimant, condition]}))}
    />
  );
}
ClaimsTable.facts = [atm.claims];
