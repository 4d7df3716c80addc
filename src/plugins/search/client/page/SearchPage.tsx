import Head from '@docusaurus/Head';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {pageOf} from '../../shared/results';
import {EMBEDDED} from '../../shared/service';
import {NoHits, PageList} from '../PageList';
import {MAX_QUERY} from '../../../../lib/theme';
import {describeStatus} from '../provider/status';
import {opensBySlash, setOpensBySlash} from '../../../../lib/search-key';
import {SearchResult} from './SearchResult';
import {useResultList, type ResultList} from './useResultList';
import styles from './SearchPage.module.css';
import results from './SearchResult.lazy.module.css';

interface ResultsProps {
  readonly list: ResultList;
  readonly onMore: () => void;
}

function Results({list, onMore}: ResultsProps): ReactNode {
  const {hits, count, nearest, hasMore, pages, failure, isLoading} = list;
  const found = isLoading && count === null ? 'Searching…' : describeStatus(list);
  return (
    <>
      <p role="status" className={styles.status}>
        {failure === null && found}
      </p>
      {count === 0 && <NoHits nearest={nearest} />}
      {hits.map((hit, at) => (
        <SearchResult key={hit.id} {...hit} isFirst={pageOf(hit) !== pageOf(hits[at - 1])} />
      ))}
      {failure !== null && (
        <div role="alert" className={results.failure}>
          <strong>Unable to fetch results</strong>
          <p>{failure}</p>
        </div>
      )}
      {(hasMore || pages > 1) && (
        // It stays when there are no more results, so that it keeps the focus.
        <button
          type="button"
          className={`button button--secondary margin-top--lg ${results.more}`}
          aria-disabled={!hasMore}
          onClick={hasMore ? onMore : undefined}
        >
          {hasMore ? 'Show more results' : 'All results are shown'}
        </button>
      )}
    </>
  );
}

/** Checkbox that turns the `/` key off, which speech input may type by accident (WCAG 2.1.4). Nothing without scripts. */
function SlashKey(): ReactNode {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<boolean>();
  if (!isBrowser) return null;

  function choose(on: boolean): void {
    setOpensBySlash(on);
    setChosen(opensBySlash());
  }

  return (
    <p className="margin-top--lg">
      <label>
        <input
          type="checkbox"
          checked={chosen ?? opensBySlash()}
          onChange={(event) => choose(event.target.checked)}
        />{' '}
        The <kbd>/</kbd> key opens the search
      </label>
    </p>
  );
}

/** Content of the page: a component of its own, because its hooks need the docs version context that `Layout` provides. */
function SearchContent(): ReactNode {
  const {appId} = useAlgoliaThemeConfig().algolia;
  const input = useRef<HTMLInputElement>(null);
  const [asked, setQuery] = useSearchQueryString();
  const query = asked.slice(0, MAX_QUERY);
  const [list, loadMore] = useResultList(query);
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  const adoptTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== query) setQuery(typed);
  });
  // Before React writes the query of the address into the field.
  useLayoutEffect(() => adoptTyped(), []);
  useEffect(() => {
    // scripts may start late, when the reader is somewhere else already
    if (document.activeElement === document.body) input.current?.focus({preventScroll: true});
  }, []);
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* The URL contains the query, so the Referer header is limited to the origin. */}
        <meta name="referrer" content="strict-origin" />
      </Head>
      <main id="main" className={styles.main}>
        <Heading as="h1">
          {query === '' ? (
            <span key="start">{title}</span>
          ) : (
            <span key="results">
              Search results for "<bdi>{query}</bdi>"
            </span>
          )}
        </Heading>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            maxLength={MAX_QUERY}
            className={styles.input}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <noscript>
          Follow the links at the end of this page to all other pages, or allow scripts to search.
        </noscript>
        {query === '' && <PageList of="popularPages" title="Popular pages" />}
        <Results list={list} onMore={loadMore} />
        {query === '' && <SlashKey />}
        {appId !== EMBEDDED && (
          <p className={results.provider}>
            <a href="https://www.algolia.com/">Powered by Algolia</a>
          </p>
        )}
      </main>
    </>
  );
}

/** The page that lists every result for the query in its address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  );
}
