import Heading from '@theme/Heading';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import type {SearchHit} from '../../shared/response';
import {LEVELS} from '../../shared/section';
import {ResultLink} from '../ResultLink';
import {Marked} from './Marked';
import styles from './SearchResult.lazy.module.css';

/** One result: its heading as a link, the headings above, and a snippet. */
export function SearchResult({url, _highlightResult, _snippetResult}: SearchHit): ReactNode {
  const toHref = useSearchResultUrlProcessor();
  const headings = LEVELS.flatMap((level) => _highlightResult.hierarchy[level]?.value ?? []);
  const snippet = _snippetResult.content?.value ?? '';
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.heading}>
        <ResultLink href={toHref(url)}>
          <Marked html={headings.at(-1) ?? url} />
        </ResultLink>
      </Heading>
      <ul className={styles.breadcrumbs}>
        {headings.slice(0, -1).map((html, level) => (
          <li key={level}>
            <Marked html={html} />
          </li>
        ))}
      </ul>
      {snippet !== '' && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}
