import type {ResultItem, ResultPage} from './result-page';

/** What the search page shows of a query. */
export interface ResultList {
  readonly query: string;
  readonly items: readonly ResultItem[];
  /** results on all pages; null before the first answer */
  readonly count: number | null;
  readonly hasMore: boolean;
  /** pages fetched so far */
  readonly pages: number;
  /** why the last request failed, one sentence; null when it did not */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

/** The list of an empty query. */
export const NO_RESULTS: ResultList = {
  query: '',
  items: [],
  count: null,
  hasMore: false,
  pages: 0,
  failure: null,
  isLoading: false,
};

/** Fetches the lists of one reader's queries. */
export interface ResultLoader {
  /** Replaces the list by the first results for a query. The old list stays until they are there. */
  readonly start: (query: string) => void;
  /** Adds the next results. After a failure it asks for the same ones again. */
  readonly more: () => void;
}

/**
 * Makes a loader. Answers and failures of any but its newest request are dropped.
 * @param fetchPage asks for a page of results, from 0
 * @param show is given each new list
 * @param describeFailure one sentence for readers about an error
 */
export function createResultLoader(
  fetchPage: (query: string, page: number) => Promise<ResultPage>,
  show: (list: ResultList) => void,
  describeFailure: (error: unknown) => string,
): ResultLoader {
  let shown = NO_RESULTS;
  let newest = 0;

  function update(list: ResultList): void {
    shown = list;
    show(list);
  }

  /** Adds a page to `base`, the list without it. */
  async function load(base: ResultList): Promise<void> {
    newest += 1;
    const request = newest;
    update({...shown, failure: null, isLoading: true});
    let next: ResultList;
    try {
      const {items, ...rest} = await fetchPage(base.query, base.pages);
      next = {...base, ...rest, items: base.items.concat(items), pages: base.pages + 1, failure: null};
    } catch (error) {
      next = {...base, failure: describeFailure(error)};
    }
    if (request === newest) update({...next, isLoading: false});
  }

  return {
    start(query) {
      if (query !== '') void load({...NO_RESULTS, query});
      else {
        newest += 1;
        update(NO_RESULTS);
      }
    },
    more() {
      if (!shown.isLoading) void load(shown);
    },
  };
}
