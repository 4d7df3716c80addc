import type {ReactNode} from 'react';
import {zkt} from '@site/src/data/zkt';
import {FieldTable} from './FieldTable';

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
  const fields = zkt[body].rows.map(({type, required, standard = 'none', ...field}) => ({
    ...field,
    lines: [type, required ? 'required' : `optional, default: ${standard}`],
  }));
  return <FieldTable caption={CAPTIONS[body]} fields={fields} />;
}
