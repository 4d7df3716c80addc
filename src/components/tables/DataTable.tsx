import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {RowLink} from './RowLink';
import {ScrollTable} from './ScrollTable';
import styles from './DataTable.module.css';

/** One row: the first cell is its header. */
export interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** Link to the row: its label, and the id that is the anchor. */
  readonly link?: {readonly id: string; readonly label: string};
}

/** Title of a column by which readers can sort; for tables inside a `TableFilter`. */
export interface SortableHead {
  readonly title: string;
  readonly sortable: true;
}

interface Props extends Pick<ComponentProps<typeof ScrollTable>, 'matrix' | 'siblings'> {
  /** What the table lists; also the accessible name of the scrolling region. */
  readonly caption: string;
  readonly head: readonly (string | SortableHead)[];
  readonly rows: readonly DataRow[];
}

/** Table of figures with caption and headers. */
export function DataTable({caption, head, rows, ...layout}: Props): ReactNode {
  return (
    <ScrollTable label={caption} className={styles.table} {...layout}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              // The title is text beside the button, because Markdown files and the search index omit buttons.
              <th
                key={column.title}
                scope="col"
                abbr={column.title}
                aria-sort="none"
                className={styles.sorted}
              >
                {column.title}
                <button
                  type="button"
                  className={clsx('needs-scripts', styles.sort)}
                  aria-label={`Sort by ${column.title}`}
                  data-sort
                />
              </th>
            ),
          )}
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
