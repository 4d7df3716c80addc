import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';

/** Table of which fields a ZKT response has in each case. */
export function ZktResponses(): ReactNode {
  const {responses} = zkt;
  return (
    <DataTable
      caption="Responses by case"
      head={['Case', 'Fields']}
      rows={responses.rows.map(({id, when, fields}) => ({id, cells: [when, fields]}))}
    />
  );
}
