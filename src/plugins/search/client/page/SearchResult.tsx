import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Hit} from '../../shared/results';
import {ResultLink} from '../ResultLink';
import {Marked} from './Marked';
import styles from './SearchResult.lazy.module.css';

type Props = Hit & {readonly isFirst?: boolean};

/** One result: its heading as a link, and a snippet; above the first one of a page the page's title. */
export function SearchResult({href, headings, snippet, isFirst}: Props): ReactNode {
  return (
    <>
      {isFirst && (
        <Heading as="h2" className={styles.page}>
          <Marked text={headings[1]} />
        </Heading>
      )}
      <article className={styles.result}>
        <Heading as="h3" className={styles.heading}>
          <ResultLink href={href}>
            <Marked text={headings.at(-1) ?? []} />
          </ResultLink>
        </Heading>
        {snippet.join('') !== '' && (
          <p className={styles.snippet}>
            <Marked text={snippet} />
          </p>
        )}
      </article>
    </>
  );
}
