import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {MARK, MARK_ID, MEANING, NOTE_ID, placeText} from '../shared/mark';
import {monthText, type FactSource} from '../shared/model';
import {pageSources} from '../shared/page-sources';
import styles from './Sources.module.css';

interface Props {
  /** What the tokens of the page print. */
  readonly used: readonly FactSource[];
  /** Address of what the first mark of the page's text was read in, empty if that is not said; absent without a mark. */
  readonly firstMark?: string;
  /** The components of the page. They are not rendered here: each says in its property `facts` what it shows. */
  readonly children?: ReactNode;
}

/** Foot note that says what the mark means, if the page has one, and collapsed list of a page's sources. The build adds both. */
export function Sources({used, firstMark, children}: Props): ReactNode {
  const shown = Children.toArray(children).flatMap((child) =>
    isValidElement(child) ? ((child.type as {readonly facts?: readonly FactSource[]}).facts ?? []) : [],
  );
  const lines = pageSources([...used, ...shown]);
  const hasNote = firstMark !== undefined || JSON.stringify(shown).includes(MARK);
  const {collectAnchor} = useBrokenLinks();
  if (hasNote) collectAnchor(NOTE_ID);
  return (
    <>
      {hasNote && (
        <p id={NOTE_ID} className={styles.note} data-search="skip">
          {firstMark === undefined ? (
            MARK
          ) : (
            <a href={`#${MARK_ID}`} aria-label={`${MARK} Back to the statement`}>
              {MARK}
            </a>
          )}{' '}
          {MEANING}
          {firstMark && (
            <>
              {': '}
              <a href={firstMark}>{placeText(firstMark)}</a>
            </>
          )}
          .
        </p>
      )}
      {lines.length > 0 && (
        <details data-search="skip" className={`quiet ${styles.sources}`} data-sources>
          <summary>Sources</summary>
          <ul>
            {lines.map(({title, href, asOf, caution}) => (
              <li key={title}>
                {href === undefined ? title : <Link to={href}>{title}</Link>},{' '}
                <time dateTime={asOf}>{monthText(asOf)}</time>
                {caution && ` (${caution})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
