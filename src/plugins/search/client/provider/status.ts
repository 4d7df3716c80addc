/** Outcome of the last search. */
export interface SearchStatus {
  readonly query: string;
  /** number of results; null before the first response and after a failure */
  readonly count: number | null;
  /** why the last search failed, in one sentence; null if it succeeded */
  readonly failure: string | null;
}

/** The status before the first search. */
export const NO_SEARCH: SearchStatus = {query: '', count: null, failure: null};

/** The sentence that screen readers announce after a search; empty before the first search. */
export function describeStatus({query, count, failure}: SearchStatus): string {
  if (failure !== null) return `Unable to fetch results. ${failure}`;
  if (query === '' || count === null) return '';
  if (count === 0) return `No results for "${query}".`;
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}".`;
}
