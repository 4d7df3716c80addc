import {describeFailure} from '../provider/failure';
import type {SearchHit} from '../../shared/response';
import type {ResultPage} from './result-page';

/** What the search page shows for a query. */
export interface ResultList {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** number of results on all pages; null before the first response */
  readonly count: number | null;
  readonly hasMore: boolean;
  /** number of pages fetched so far */
  readonly pages: number;
  /** why the last request failed, in one sentence; null if it succeeded */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

/** The list of an empty query. */
export const NO_RESULTS: ResultList = {
  query: '',
  hits: [],
  count: null,
  hasMore: false,
  pages: 0,
  failure: null,
  isLoading: false,
};

/** Loads the results of successive queries. */
export interface ResultLoader {
  /**
   * Replaces the list with the first results for a query. The old list stays until they arrive, and altogether if it is the
   * one for this query.
   */
  readonly start: (query: string) => void;
  /** Appends the next results. After a failure it requests the same ones again. */
  readonly more: () => void;
}

/**
 * Creates a loader. It ignores responses and failures of all requests but the newest.
 * @param fetchPage requests a page of results, counted from 0
 * @param show receives each new list
 * @param shown the list that is shown already
 */
export function createResultLoader(
  fetchPage: (query: string, page: number) => Promise<ResultPage>,
  show: (list: ResultList) => void,
  shown = NO_RESULTS,
): ResultLoader {
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
      const {hits, ...rest} = await fetchPage(base.query, base.pages);
      next = {...base, ...rest, hits: base.hits.concat(hits), pages: base.pages + 1, failure: null};
    } catch (error) {
      next = {...base, failure: describeFailure(error)};
    }
    if (request === newest) update({...next, isLoading: false});
  }

  return {
    start(query) {
      if (query === '') {
        newest += 1;
        update(NO_RESULTS);
      } else if (query !== shown.query || shown.isLoading || shown.failure !== null) {
        void load({...NO_RESULTS, query});
      }
    },
    more() {
      if (!shown.isLoading) void load(shown);
    },
  };
}
