import {isOutdated, OUTDATED} from '../../../../lib/outdated';
import type {Results} from '../../shared/results';
import {NO_WORKERS} from './embedded';

/** Outcome of the last search. */
export interface SearchStatus extends Pick<Results, 'nearest'> {
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

/** One sentence for readers about a failed search: the service's own message if it rejected the request, otherwise advice. */
export async function describeFailure(error: unknown): Promise<string> {
  const {name, message} = error as Error;
  if (name === 'DeserializationError') return 'The search service sent a response that cannot be read.';
  if (name === NO_WORKERS) return 'Your browser does not let this page search. Use another browser.';
  if (name === 'ApiError' && message !== '') return message;
  if (process.env.NODE_ENV === 'development')
    return 'The search index is made from the finished site: run "npm run preview" to search while you write.';
  return (await isOutdated()) ? OUTDATED : 'You might want to check your network connection.';
}
