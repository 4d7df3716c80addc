import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {abiText, REFERENCE_NAMES, referenceOf, type ReferenceName} from './parts';
import styles from './PrecompileReference.module.css';

/** Address, functions, events and revert reasons of one precompile. The page provides the heading. */
export function PrecompileReference({of}: {readonly of: ReferenceName}): ReactNode {
  const reference = referenceOf(of);
  const {anchor, name, address, interfaceUrl, functions, events, reverts} = reference;
  return (
    <div>
      <dl className={styles.summary}>
        {address && (
          <div>
            <dt>Address</dt>
            <dd>
              <ShortHex value={address.value} label={`address of ${name}`} id={`precompiles.${of}.address`} />
            </dd>
          </div>
        )}
        <div>
          <dt>ABI</dt>
          <dd>
            <CopyButton value={abiText(reference)} label={`ABI of ${name}`} text="Copy ABI" />
          </dd>
        </div>
        {interfaceUrl && (
          <div>
            <dt>Solidity interface</dt>
            <dd>
              <Link to={interfaceUrl.value}>{interfaceUrl.value.split('/').at(-1)}</Link>
            </dd>
          </div>
        )}
      </dl>
      <EntryTable
        caption="Functions"
        of={name}
        anchor={anchor}
        columns={['Function', 'Selector', 'Who may call']}
        rows={functions.rows.map(({id, abi, selector, access, notes}) => ({
          id,
          abi,
          cells: [<ShortHex key={id} value={selector} label={`selector of ${id}`} />, access],
          notes,
        }))}
      />
      {events && (
        <EntryTable
          caption="Events"
          of={name}
          anchor={anchor}
          columns={['Event', 'Topic 0']}
          rows={events.rows.map(({id, abi, topic, inData, notes}) => ({
            id,
            abi,
            cells: [
              <Fragment key={id}>
                {inData && 'No topic. Data: '}
                <ShortHex value={topic} label={`${inData ? 'data' : 'topic'} of ${id}`} always />
              </Fragment>,
            ],
            notes,
          }))}
        />
      )}
      {reverts && (
        <div>
          <p className={styles.label}>Revert reasons</p>
          <ul>
            {reverts.rows.map(({id, text, meaning}) => (
              <li key={id}>
                <code translate="no">{text}</code>
                {meaning && `: ${meaning}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
PrecompileReference.facts = REFERENCE_NAMES.map((name) => referenceOf(name).functions);

interface EntryTableProps {
  readonly caption: string;
  /** Whose entries they are, for the name of the box that scrolls. */
  readonly of: string;
  /** Prefix of the anchors of the rows, such as `0x801` for `0x801-addToken`. */
  readonly anchor: string;
  /** Heads of the columns before the notes, which are there if a row has some. */
  readonly columns: readonly string[];
  /** A function or an event in each row; `cells` are those of the columns in the middle. */
  readonly rows: readonly {
    readonly id: string;
    readonly abi: string;
    readonly cells: readonly ReactNode[];
    readonly notes?: string;
  }[];
}

function EntryTable({caption, of, anchor, columns, rows}: EntryTableProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const noted = rows.some(({notes}) => notes);
  return (
    <ScrollTable label={`${caption} of ${of}`} className={styles.table} siblings>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[...columns, ...(noted ? ['Notes'] : [])].map((column) => (
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
          const signature = abi.replace(/^(?:function|event) /, '');
          const [name, ...rest] = signature.split('(');
          return (
            <tr key={id} id={rowId}>
              <th scope="row">
                <a href={`#${rowId}`} className={styles.anchor}>
                  <code translate="no">
                    <strong>{name}</strong>(<wbr />
                    {rest.join('(')}
                  </code>
                </a>
                <span className={styles.copy}>
                  <CopyButton value={signature} label={`signature of ${name}`} />
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
              {noted && <td>{notes}</td>}
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
