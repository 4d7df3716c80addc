import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {EXAMPLES, type Worked} from './worked-examples';

/** Table of a calculation: inputs from `src/data`, results from `arithmetic.ts`. */
export function WorkedExample({name}: {readonly name: keyof typeof EXAMPLES}): ReactNode {
  const {title, head = ['Quantity', 'How it is computed', 'Value'], lines}: Worked = EXAMPLES[name];
  return (
    <DataTable
      siblings
      caption={title}
      head={head}
      rows={lines.map(([quantity, value, how], index) => ({
        id: `${index}`,
        cells: how ? [quantity, how, <strong key="result">{value}</strong>] : [quantity, 'given', value],
      }))}
    />
  );
}
