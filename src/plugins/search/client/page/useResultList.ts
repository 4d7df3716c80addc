import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useRef, useState} from 'react';
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
 * Creates a loader of the results of successive queries. It ignores responses and failures of all requests but the newest.
 * @param scope index and facets of the requests
 * @param show receives each new list
 * @param shown the list that is shown already
 */
function createResultLoader(scope: SearchRequest, show: (list: ResultList) => void, shown: ResultList) {
  let newest = 0;

  function update(list: ResultList): void {
    shown = list;
    show(list);
  }

  /** Fetches the page that follows `base` and appends it. */
  async function load(base: ResultList): Promise<void> {
    newest += 1;
    const request = newest;
    update({...shown, failure: null, isLoading: true});
    let next: ResultList;
    try {
      const {hits, nbHits, nbPages} = await fetchResultPage({
        ...scope,
        query: base.query,
        page: base.pages,
      });
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
      next = {...base, failure: describeFailure(error)};
    }
    if (request === newest) update({...next, isLoading: false});
  }

  return {
    /**
     * Replaces the list with the first results for a query. The old list stays until they arrive, and altogether if it is the
     * one for this query.
     */
    start: (query: string): void => {
      if (query === '') {
        newest += 1;
        update(NO_RESULTS);
      } else if (query !== shown.query || shown.isLoading || shown.failure !== null) {
        void load({...NO_RESULTS, query});
      }
    },
    /** Appends the next results. After a failure it requests the same ones again. */
    more: (): void => {
      if (!shown.isLoading) void load(shown);
    },
  };
}

/** Returns the results for a query, and a function that loads more of them. */
export function useResultList(query: string): readonly [list: ResultList, loadMore: () => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const [list, setList] = useState(query === last.query ? last : NO_RESULTS);
  const [loader] = useState(() => {
    function show(next: ResultList): void {
      // On the way to a result the address has no query any more, while this page is still shown.
      if (!next.isLoading && next.query !== '') last = next;
      setList(next);
    }
    return createResultLoader({indexName, facetFilters}, show, list);
  });
  // The query of the address is searched for at once.
  const delay = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        delay.current = TYPING_MS;
        loader.start(query);
      },
      query === '' ? 0 : delay.current,
    );
    return () => clearTimeout(timer);
  }, [loader, query]);
  return [list, loader.more];
}
