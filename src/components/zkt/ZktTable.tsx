import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';

const CAPTIONS = {
  message: 'Fields of a message',
  call: 'Fields of a contract call',
  deploy: 'Fields of a deployment',
} as const;

interface FieldsProps {
  /** Kind of request body. */
  readonly body: keyof typeof CAPTIONS;
}

/** Fields of one kind of ZKT request body. */
export function ZktFields({body}: FieldsProps): ReactNode {
  const fields = zkt[body];
  return (
    <DataTable
      caption={CAPTIONS[body]}
      head={['Field', 'Type', 'Meaning']}
      rows={fields.rows.map(({id, name, type, required, meaning}) => ({
        id,
        cells: [<code key="name">{name}</code>, `${type}, ${required ? 'required' : 'optional'}`, meaning],
      }))}
    />
  );
}

/** What the ZKT API answers in each case. */
export function ZktAnswers(): ReactNode {
  const {answers} = zkt;
  return (
    <DataTable
      caption="Answers by case"
      head={['Case', 'Fields of the answer']}
      rows={answers.rows.map(({id, when, fields}) => ({id, cells: [when, fields]}))}
    />
  );
}
