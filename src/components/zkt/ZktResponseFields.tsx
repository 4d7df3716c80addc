import type {ReactNode} from 'react';
import {zkt} from '@site/src/data/zkt';
import {FieldTable} from './FieldTable';

/** Table of the fields of ZKT responses. */
export function ZktResponseFields(): ReactNode {
  const fields = zkt.responseFields.rows.map(({type, presentIn, ...field}) => ({
    ...field,
    lines: [type, `in: ${presentIn}`],
  }));
  return <FieldTable caption="Fields of the responses" fields={fields} />;
}
