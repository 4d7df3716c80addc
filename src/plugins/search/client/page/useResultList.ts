import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {byPage, HITS_PER_PAGE, type Hit} from '../../shared/results';
import {search} from '../provider/search';
import {describeFailure, NO_SEARCH, type SearchStatus} from '../provider/status';

/** Delay after a keystroke before a search, in milliseconds, so that a word typed quickly is one request. */
const TYPING_MS = 200;

/** What the search page shows for a query. */
export interface ResultList extends SearchStatus {
  readonly hits: readonly Hit[];
  readonly hasMore: boolean;
  /** number of pages fetched so far */
  readonly pages: number;
  readonly isLoading: boolean;
}

/** The list of an empty query. */
const NO_RESULTS: ResultList = {...NO_SEARCH, hits: [], hasMore: false, pages: 0, isLoading: false};

/** The last list of the visit: a reader who goes back from a result finds it again. */
let last = NO_RESULTS;

/**
 * Returns the results for a query, and a function that loads more of them. Old results stay until those of a new query arrive.
 * Responses and failures of all requests but the newest are ignored.
 */
export function useResultList(query: string): readonly [list: ResultList, loadMore: () => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const [list, setList] = useState(query === last.query ? last : NO_RESULTS);
  const newest = useRef<ResultList>(null);

  /** Fetches the page that follows `base` and appends it. */
  async function load(base: ResultList): Promise<void> {
    newest.current = base;
    setList({...list, failure: null, isLoading: true});
    let next: ResultList;
    try {
      const {hits, ...found} = await search({
        indexName,
        facetFilters,
        query: base.query,
        page: base.pages,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: [`content:${innerWidth > 768 ? 20 : 5}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      });
      const pages = base.pages + 1;
      const all = base.hits.concat(byPage(hits));
      next = {...base, ...found, hits: all, pages, hasMore: pages < found.pages};
    } catch (error) {
      next = {...base, failure: await describeFailure(error)};
    }
    if (newest.current !== base) return;
    last = next;
    setList(next);
  }

  const start = useEffectEvent((): void => {
    if (query === '') {
      newest.current = null;
      setList(NO_RESULTS);
    } else if (query !== list.query || list.isLoading || list.failure !== null) {
      void load({...NO_RESULTS, query});
    }
  });
  // The query of the address is searched for at once.
  const delay = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        delay.current = TYPING_MS;
        start();
      },
      query === '' ? 0 : delay.current,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return [list, () => void (list.isLoading || load({...list, failure: null}))];
}
