import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/DataTable';
import {EXAMPLES, type WorkedName} from './examples';

interface Props {
  readonly name: WorkedName;
}

/** A calculation as a table: inputs from `src/data`, results from `src/lib/atm`. */
export function WorkedExample({name}: Props): ReactNode {
  const {title, steps, facts} = EXAMPLES[name]();
  return (
    <DataTable
      caption={title}
      head={['Quantity', 'How', 'Value']}
      rows={steps.map(({quantity, how, value}, index) => ({
        id: `${index}`,
        cells: [quantity, how ?? 'given', value],
      }))}
      facts={facts}
    />
  );
}
