import type {LegacySearchMethodProps, LiteClient, SearchResponses} from 'algoliasearch/lite';
import {describeFailure} from '../client/failure';
import {getSearchClient} from '../client/search-client';
import {NO_SEARCH, pageStatus} from '../client/status';

/** Hits on one page of the search page (spec section 9). */
export const HITS_PER_PAGE = 20;

const MARK = {highlightPreTag: '<mark class="search-result-match">', highlightPostTag: '</mark>'};
const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const PARAMETERS = {
  ...MARK,
  hitsPerPage: HITS_PER_PAGE,
  attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
  attributesToSnippet: ['content:20'],
  // the page ends every summary with dots of its own
  snippetEllipsisText: '',
};

type Requests = LegacySearchMethodProps;

/**
 * The search that the page shows: results so far, and how many requests for more of them failed. Kept here, since the
 * theme makes a client with each drawing of the page.
 */
let shown = {query: '', nbHits: 0, nbPages: 0, missed: 0};
let newest = 0;

/** Forgets the last search, and what a search under way will come to. Call it when there is no query. */
export function resetPageSearch(): void {
  newest += 1;
  pageStatus.set(NO_SEARCH);
}

function withParameters(requests: Requests, page: number): Requests {
  return requests.map((request, index) => ({
    ...request,
    // the helper's further requests only count facets
    params: {...request.params, ...(index === 0 ? {...PARAMETERS, page} : {hitsPerPage: 0})},
  }));
}

/** No hits on the page asked for. Results shown before it stay, and with them the way to further ones. */
function nothing(requests: Requests, page: number): SearchResponses {
  const more = page > 0;
  const results = requests.map((request) => ({
    hits: [],
    nbHits: more ? shown.nbHits : 0,
    page,
    nbPages: more ? shown.nbPages + shown.missed : 0,
    hitsPerPage: HITS_PER_PAGE,
    query: request.params?.query ?? '',
    params: '',
    processingTimeMS: 0,
  }));
  return {results};
}

async function search(client: LiteClient, requests: Requests): Promise<SearchResponses> {
  const query = requests[0]?.params?.query ?? '';
  const page = requests[0]?.params?.page ?? 0;
  newest += 1;
  const current = newest;
  if (page === 0 || shown.query !== query) shown = {query, nbHits: 0, nbPages: 0, missed: 0};
  const {missed} = shown;
  try {
    const answer: SearchResponses = await client.search(withParameters(requests, page - missed));
    const [first, ...rest] = answer.results;
    if (first === undefined || !('nbHits' in first)) return answer;
    const {nbHits = 0, nbPages = 0} = first;
    if (current === newest) {
      shown = {...shown, nbHits, nbPages};
      pageStatus.set({query, count: nbHits, failure: null});
    }
    return {...answer, results: [{...first, page, nbPages: nbPages + missed}, ...rest]};
  } catch (error) {
    // of no interest any more: an answer would replace that of a later search
    if (current !== newest || query === '') return new Promise(() => undefined);
    if (page > 0) shown = {...shown, missed: missed + 1};
    // Stock, a failure leaves an endless spinner and an uncaught error; the page's frame shows this instead.
    const development = process.env.NODE_ENV === 'development';
    pageStatus.set({query, count: null, failure: describeFailure(error, development)});
    return nothing(requests, page);
  }
}

/**
 * Stands in for `liteClient` of `algoliasearch/lite` within the theme's search page, which takes no client of ours: 20
 * hits a page, and failures reported to `pageStatus` instead of thrown.
 */
export function liteClient(appId: string, apiKey: string): Pick<LiteClient, 'search' | 'addAlgoliaAgent'> {
  return {
    search: ((requests: Requests) =>
      search(getSearchClient(appId, apiKey), requests)) as LiteClient['search'],
    addAlgoliaAgent: () => undefined,
  };
}
