import type {SearchClient} from '../provider/protocol';
import type {SearchHit, SearchRequest} from '../../shared/response';

/** Number of results per request. */
const HITS_PER_PAGE = 20;

/** The response to one request. */
export interface ResultPage {
  readonly hits: readonly SearchHit[];
  /** number of results on all pages */
  readonly count: number;
  readonly hasMore: boolean;
}

/**
 * Requests one page of results.
 * @param request index, facets and query, and the page, counted from 0
 * @throws the client's error when the search fails
 */
export async function fetchResultPage(
  client: SearchClient,
  request: SearchRequest & {readonly page: number},
): Promise<ResultPage> {
  const {results} = await client.search({
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
  const {hits, nbHits, nbPages} = result;
  return {hits, count: nbHits, hasMore: request.page + 1 < nbPages};
}
