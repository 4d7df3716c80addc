import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';

const CAPTIONS = {
  message: 'Request: message',
  call: 'Request: read or write',
  deploy: 'Request: deployment',
} as const;

interface FieldsProps {
  /** Kind of request body. */
  readonly body: keyof typeof CAPTIONS;
}

function fieldName(name: string, type: string): ReactNode {
  return (
    <>
      <code>{name}</code>
      <br />
      {type}
    </>
  );
}

/** Fields of one kind of ZKT request body. */
export function ZktFields({body}: FieldsProps): ReactNode {
  const fields = zkt[body];
  return (
    <DataTable
      caption={CAPTIONS[body]}
      head={['Field and type', 'Required', 'Default', 'Example', 'Meaning']}
      rows={fields.rows.map(({id, name, type, required, standard = 'None', example, meaning}) => ({
        id,
        cells: [
          fieldName(name, type),
          required ? 'Yes' : 'No',
          required ? '' : standard,
          <code key="example">{example}</code>,
          meaning,
        ],
      }))}
    />
  );
}

/** Which fields a ZKT response has in each case. */
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

/** Fields of all ZKT responses. */
export function ZktResponseFields(): ReactNode {
  const {responseFields} = zkt;
  return (
    <DataTable
      caption="Fields of the responses"
      head={['Field and type', 'In', 'Example', 'Meaning']}
      rows={responseFields.rows.map(({id, name, type, presentIn, example, meaning}) => ({
        id,
        cells: [
          fieldName(name, type),
          presentIn,
          example ? <code key="example">{example}</code> : 'Not documented',
          meaning,
        ],
      }))}
    />
  );
}
