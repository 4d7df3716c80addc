import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';
import {FieldName} from './FieldName';
import {MeaningWithExample} from './MeaningWithExample';

const CAPTIONS = {
  message: 'Request: message',
  call: 'Request: read or write',
  deploy: 'Request: deployment',
} as const;

interface FieldsProps {
  /** Kind of request body. */
  readonly body: keyof typeof CAPTIONS;
}

/** Table of the fields of one kind of ZKT request body. */
export function ZktFields({body}: FieldsProps): ReactNode {
  const fields = zkt[body];
  return (
    <DataTable
      caption={CAPTIONS[body]}
      head={['Field', 'Meaning and example']}
      rows={fields.rows.map(({id, name, type, required, standard = 'none', example, meaning}) => ({
        id,
        cells: [
          <FieldName
            key="name"
            name={name}
            lines={[type, required ? 'required' : `optional, default: ${standard}`]}
          />,
          <MeaningWithExample key="meaning" meaning={meaning} example={example} />,
        ],
      }))}
    />
  );
}
