/** What the last search came to. */
export interface SearchStatus {
  readonly query: string;
  /** number of results; null before the first answer and after a failure */
  readonly count: number | null;
  /** why the last search failed, one sentence; null when it did not */
  readonly failure: string | null;
}

/** Before the first search. */
export const NO_SEARCH: SearchStatus = {query: '', count: null, failure: null};

/** The sentence that tells a screen reader what a search came to; empty before the first search. */
export function describeStatus({query, count, failure}: SearchStatus): string {
  if (failure !== null) return `Unable to fetch results. ${failure}`;
  if (query === '' || count === null) return '';
  if (count === 0) return `No results for "${query}".`;
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}".`;
}
