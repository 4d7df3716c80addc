import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {signatureOf, splitSignature, type Reference} from './parts';
import styles from './PrecompileReference.module.css';

interface Props {
  readonly reference: Reference;
}

/** Table of functions with signature, selector, who may call them, and notes. Each row has an anchor such as `0x801-addToken`. */
export function FunctionTable({reference: {anchor, name, functions}}: Props): ReactNode {
  return (
    <EntryTable
      caption={`Functions of ${name}`}
      anchor={anchor}
      columns={['Function', 'Selector', 'Who may call', 'Notes']}
      rows={functions.rows.map(({id, abi, selector, access, notes}) => ({
        id,
        abi,
        cells: [<ShortHex key={id} value={selector} label={`selector of ${id}`} />, access],
        notes,
      }))}
    />
  );
}

/** Table of events with topic 0, whether the published interface declares them, and how the runtime writes them. */
export function EventTable({reference: {anchor, name, events}}: Props): ReactNode {
  if (!events) return null;
  return (
    <EntryTable
      caption={`Events of ${name}`}
      anchor={anchor}
      columns={['Event', 'Topic 0', 'Declared in', 'Notes']}
      rows={events.rows.map(({id, abi, topic, declared, notes}) => ({
        id,
        abi,
        cells: [
          <ShortHex key={id} value={topic} label={`topic of ${id}`} always />,
          declared ? 'Solidity interface' : 'Runtime only',
        ],
        notes,
      }))}
    />
  );
}

interface EntryTableProps {
  readonly caption: string;
  /** Prefix of the anchors of the rows. */
  readonly anchor: string;
  readonly columns: readonly string[];
  /** A function or an event in each row; `cells` are those of the two columns in the middle. */
  readonly rows: readonly {
    readonly id: string;
    readonly abi: string;
    readonly cells: readonly ReactNode[];
    readonly notes?: string;
  }[];
}

function EntryTable({caption, anchor, columns, rows}: EntryTableProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ScrollTable label={caption} className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, abi, cells, notes}) => {
          const rowId = `${anchor}-${id}`;
          // Registers the row's anchor with the build's link check, so that other pages can link to it.
          collectAnchor(rowId);
          const signature = signatureOf(abi);
          const [name, rest] = splitSignature(signature);
          return (
            <tr key={id} id={rowId}>
              <th scope="row">
                <a href={`#${rowId}`} className={styles.anchor}>
                  <code translate="no">
                    <strong>{name}</strong>(<wbr />
                    {rest}
                  </code>
                </a>
                <span className={styles.copy}>
                  <CopyButton value={signature} label={`signature of ${name}`} />
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
              <td>{notes}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
