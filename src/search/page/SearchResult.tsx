import Heading from '@theme/Heading';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {ResultLink} from '../box/ResultLink';
import {Marked} from './Marked';
import type {ResultItem} from './result-page';
import styles from './SearchResult.lazy.module.css';

/** One result: its heading as a link, the headings above, and a snippet. */
export function SearchResult({url, title, breadcrumbs, snippet}: Omit<ResultItem, 'id'>): ReactNode {
  const toHref = useSearchResultUrlProcessor();
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.heading}>
        <ResultLink href={toHref(url)}>
          <Marked html={title} />
        </ResultLink>
      </Heading>
      {breadcrumbs.length > 0 && (
        <ul className={styles.breadcrumbs}>
          {breadcrumbs.map((html, level) => (
            <li key={level}>
              <Marked html={html} />
            </li>
          ))}
        </ul>
      )}
      {snippet !== '' && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}
