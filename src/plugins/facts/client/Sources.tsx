import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './Sources.module.css';
import type {SourceLine} from '../shared/page-sources';

/** Collapsed list of a page's sources. The Markdown preprocessor adds it to each page that shows a figure. */
export function Sources({entries}: {readonly entries: readonly SourceLine[]}): ReactNode {
  return (
    <details data-search="skip" className={`quiet ${styles.sources}`} data-sources>
      <summary>Sources</summary>
      <ul>
        {entries.map(({title, href, asOf, month, caution}) => (
          <li key={`${title} ${asOf} ${caution ?? ''}`}>
            {href === undefined ? title : <Link to={href}>{title}</Link>},{' '}
            <time dateTime={asOf}>{month}</time>
            {caution && ` (${caution})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
