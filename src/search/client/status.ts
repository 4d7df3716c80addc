/** What the last search came to, for those who show or announce it. */
export interface SearchStatus {
  readonly query: string;
  /** hits found, null before the first answer and after a failure */
  readonly count: number | null;
  /** why the last search failed, one sentence; null when it did not */
  readonly failure: string | null;
}

/** A value that components subscribe to (`useSyncExternalStore`). */
export interface StatusStore {
  readonly get: () => SearchStatus;
  readonly set: (status: SearchStatus) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Before the first search. */
export const NO_SEARCH: SearchStatus = {query: '', count: null, failure: null};

/** Makes a store that holds `NO_SEARCH`. */
export function createStatusStore(): StatusStore {
  let current = NO_SEARCH;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(status) {
      current = status;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Status of the search page's last search. */
export const pageStatus = createStatusStore();

/** Status of the search box's last search. */
export const modalStatus = createStatusStore();

/** The sentence that tells a screen reader what a search came to; empty when there is nothing to tell. */
export function describeStatus({query, count, failure}: SearchStatus): string {
  if (failure !== null) return `Unable to fetch results. ${failure}`;
  if (query === '' || count === null) return '';
  if (count === 0) return `No results for "${query}".`;
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}".`;
}
