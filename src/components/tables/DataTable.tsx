import type {ReactNode} from 'react';
import {ScrollTable} from './ScrollTable';
import styles from './DataTable.module.css';

/** One row: the first cell is its header. */
export interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

interface Props {
  /** What the table lists; also the name of the region that scrolls. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly DataRow[];
}

/** Table of figures with caption and headers. */
export function DataTable({caption, head, rows}: Props): ReactNode {
  return (
    <ScrollTable label={caption} className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
