import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';
import {FieldName} from './FieldName';
import {MeaningWithExample} from './MeaningWithExample';

/** Table of the fields of ZKT responses. */
export function ZktResponseFields(): ReactNode {
  const {responseFields} = zkt;
  return (
    <DataTable
      caption="Fields of the responses"
      head={['Field', 'Meaning and example']}
      rows={responseFields.rows.map(({id, name, type, presentIn, example, meaning}) => ({
        id,
        cells: [
          <FieldName key="name" name={name} lines={[type, `in: ${presentIn}`]} />,
          <MeaningWithExample key="meaning" meaning={meaning} example={example} />,
        ],
      }))}
    />
  );
}
