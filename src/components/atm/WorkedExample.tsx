import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {EXAMPLES, type WorkedName} from './worked-examples';
import styles from './WorkedExample.module.css';

interface Props {
  readonly name: WorkedName;
}

/** Table of a calculation: inputs from `src/data`, results from `arithmetic.ts`. */
export function WorkedExample({name}: Props): ReactNode {
  const {title, head = ['Quantity', 'How it is computed', 'Value'], steps} = EXAMPLES[name]();
  return (
    <DataTable
      caption={title}
      head={head}
      rows={steps.map(({quantity, how, value}, index) => ({
        id: `${index}`,
        cells: how
          ? [quantity, how, <strong key="result">{value}</strong>]
          : [quantity, <Given key="how" />, value],
      }))}
    />
  );
}

/** Label for a value that is an input rather than a result. */
function Given(): ReactNode {
  return <span className={styles.given}>given</span>;
}
