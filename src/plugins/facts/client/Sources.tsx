import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {monthText, type FactSource} from '../shared/model';
import {pageSources} from '../shared/page-sources';
import styles from './Sources.module.css';

interface Props {
  /** What the tokens of the page print. */
  readonly used: readonly FactSource[];
  /** The components of the page. They are not rendered here: each says in its property `facts` what it shows. */
  readonly children?: ReactNode;
}

/** Collapsed list of a page's sources. The build adds it to each page. */
export function Sources({used, children}: Props): ReactNode {
  const shown = Children.toArray(children).flatMap((child) =>
    isValidElement(child) ? ((child.type as {readonly facts?: readonly FactSource[]}).facts ?? []) : [],
  );
  const lines = pageSources([...used, ...shown]);
  if (lines.length === 0) return null;
  return (
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
  );
}
