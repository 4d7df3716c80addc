import type {LegacySearchMethodProps, LiteClient, SearchResponses} from 'algoliasearch/lite';
import {describeFailure} from './failure';
import {getSearchClient} from './seam';
import {pageStatus} from './status';

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

function withParameters(requests: Requests): Requests {
  return requests.map((request, index) => ({
    ...request,
    // the helper's further requests only count facets
    params: {...request.params, ...(index === 0 ? PARAMETERS : {hitsPerPage: 0})},
  }));
}

function nothing(requests: Requests): SearchResponses {
  const results = requests.map((request) => ({
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: HITS_PER_PAGE,
    query: request.params?.query ?? '',
    params: '',
    processingTimeMS: 0,
  }));
  return {results};
}

async function search(client: LiteClient, requests: Requests): Promise<SearchResponses> {
  const query = requests[0]?.params?.query ?? '';
  try {
    const answer: SearchResponses = await client.search(withParameters(requests));
    const [first] = answer.results;
    const count = first !== undefined && 'nbHits' in first ? (first.nbHits ?? 0) : 0;
    pageStatus.set({query, count, failure: null});
    return answer;
  } catch (error) {
    // Stock, a failure leaves an endless spinner and an uncaught error; the page's frame shows this instead.
    const development = process.env.NODE_ENV === 'development';
    pageStatus.set({query, count: null, failure: describeFailure(error, development)});
    return nothing(requests);
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
