import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/samples/frame/CopyButton';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import type {PrecompileEvent} from '@site/src/data/precompiles';
import {signatureOf, splitSignature, type Reference} from './parts';
import styles from './PrecompileReference.module.css';
import type {FactTable} from '@site/src/facts/model';

/** Table of functions with signature, selector, who may call them, and notes. Each row has an anchor such as `0x801-addToken`. */
export function FunctionTable({reference}: {readonly reference: Reference}): ReactNode {
  return (
    <NamedTable
      caption={`Functions of ${reference.name}`}
      columns={['Function', 'Selector', 'Who may call', 'Notes']}
    >
      {reference.functions.rows.map(({id, abi, selector, access, notes}) => (
        <Row key={id} anchor={`${reference.anchor}-${id}`} signature={signatureOf(abi)}>
          <td data-label="Selector">
            <ShortHex value={selector} label={`selector of ${id}`} />
          </td>
          <td data-label="Who may call">{access}</td>
          <td>{notes}</td>
        </Row>
      ))}
    </NamedTable>
  );
}

interface EventTableProps {
  readonly reference: Reference;
  readonly events: FactTable<PrecompileEvent>;
}

/** Table of events with topic 0, whether the published interface declares them, and how the runtime writes them. */
export function EventTable({reference, events}: EventTableProps): ReactNode {
  return (
    <NamedTable
      caption={`Events of ${reference.name}`}
      columns={['Event', 'Topic 0', 'Declared in', 'Notes']}
    >
      {events.rows.map(({id, abi, topic, declared, notes}) => (
        <Row key={id} anchor={`${reference.anchor}-${id}`} signature={signatureOf(abi)}>
          <td data-label="Topic 0">
            <ShortHex value={topic} label={`topic of ${id}`} always />
          </td>
          <td data-label="Declared in">{declared ? 'Solidity interface' : 'Runtime only'}</td>
          <td>{notes}</td>
        </Row>
      ))}
    </NamedTable>
  );
}

interface NamedTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function NamedTable({caption, columns, children}: NamedTableProps): ReactNode {
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
      <tbody>{children}</tbody>
    </ScrollTable>
  );
}

interface RowProps {
  readonly anchor: string;
  readonly signature: string;
  readonly children: ReactNode;
}

function Row({anchor, signature, children}: RowProps): ReactNode {
  // Registers the row's anchor with the build's link check, so that other pages can link to it.
  useBrokenLinks().collectAnchor(anchor);
  const [name, rest] = splitSignature(signature);
  return (
    <tr id={anchor}>
      <th scope="row">
        <a href={`#${anchor}`} className={styles.anchor}>
          <code translate="no">
            <strong>{name}</strong>(<wbr />
            {rest}
          </code>
        </a>
        <span className={styles.copy}>
          <CopyButton value={signature} label={`signature of ${name}`} />
        </span>
      </th>
      {children}
    </tr>
  );
}
