import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {SearchHit, SearchRequest, SearchResult} from '../../shared/response';
import {getSearchClient} from '../provider/search-client';
import {describeFailure, NO_SEARCH, type SearchStatus} from '../provider/status';

/** Number of results per request. */
const HITS_PER_PAGE = 20;

/** Delay after a keystroke before a search, in milliseconds, so that a word typed quickly is one request. */
const TYPING_MS = 200;

/** What the search page shows for a query. */
export interface ResultList extends SearchStatus {
  readonly hits: readonly SearchHit[];
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
 * Requests one page of results.
 * @throws the client's error when the search fails
 */
async function fetchResultPage(request: SearchRequest): Promise<SearchResult> {
  const {results} = await getSearchClient().search({
    requests: [
      {
        ...request,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const [result] = results;
  if (result === undefined) throw new Error('The search returned no result.');
  return result;
}

/**
 * Returns the results for a query, and a function that loads more of them. Old results stay until those of a new query arrive.
 * Responses and failures of all requests but the newest are ignored.
 */
export function useResultList(query: string): readonly [list: ResultList, loadMore: () => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const [list, setList] = useState(query === last.query ? last : NO_RESULTS);
  const newest = useRef(0);

  /** Fetches the page that follows `base` and appends it. */
  async function load(base: ResultList): Promise<void> {
    newest.current += 1;
    const current = newest.current;
    setList({...list, failure: null, isLoading: true});
    let next: ResultList;
    try {
      const request = {indexName, facetFilters, query: base.query, page: base.pages};
      const {hits, nbHits, nbPages} = await fetchResultPage(request);
      const pages = base.pages + 1;
      next = {
        ...base,
        hits: base.hits.concat(hits),
        count: nbHits,
        pages,
        hasMore: pages < nbPages,
        failure: null,
      };
    } catch (error) {
      next = {...base, failure: await describeFailure(error)};
    }
    if (current !== newest.current) return;
    last = next;
    setList(next);
  }

  const start = useEffectEvent((): void => {
    if (query === '') {
      newest.current += 1;
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
  return [list, () => void (list.isLoading || load(list))];
}
