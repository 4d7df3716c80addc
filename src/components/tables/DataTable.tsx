import type {ComponentProps, ReactNode} from 'react';
import {RowLink} from './RowLink';
import {ScrollTable} from './ScrollTable';
import styles from './DataTable.module.css';

/** One row: the first cell is its header. */
interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** Link to the row: its label, and the id that is the anchor. */
  readonly link?: {readonly id: string; readonly label: string};
}

interface Props extends Pick<ComponentProps<typeof ScrollTable>, 'matrix' | 'siblings'> {
  /** What the table lists; also the accessible name of the scrolling region. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly DataRow[];
}

/** Table of figures with caption and headers. */
export function DataTable({caption, head, rows, ...layout}: Props): ReactNode {
  return (
    <ScrollTable label={caption} className={styles.table} {...layout}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, cells, link}) => (
          <tr key={id} id={link?.id}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {cell}
                  {link && <RowLink {...link} onRow />}
                </th>
              ) : (
                <td key={index}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
