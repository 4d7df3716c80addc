import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Hit} from '../../shared/results';
import {ResultLink} from '../ResultLink';
import {Marked} from './Marked';
import styles from './SearchResult.lazy.module.css';

/** One result: its heading as a link, the headings above, and a snippet. */
export function SearchResult({href, headings, snippet}: Hit): ReactNode {
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.heading}>
        <ResultLink href={href}>
          <Marked text={headings.at(-1) ?? []} />
        </ResultLink>
      </Heading>
      <ul className={styles.breadcrumbs}>
        {headings.slice(0, -1).map((heading, level) => (
          <li key={level}>
            <Marked text={heading} />
          </li>
        ))}
      </ul>
      {snippet.join('') !== '' && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
    </article>
  );
}
