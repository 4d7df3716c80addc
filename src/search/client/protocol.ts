import type {SearchRequest, SearchResult} from '../engine/response';

/** A message from the page to the search worker. `files` are absolute URLs of index files. */
export interface WorkerRequest {
  readonly id: number;
  readonly site: string;
  readonly files: readonly string[];
  /** empty to load the files only */
  readonly requests: readonly SearchRequest[];
}

/** A message from the search worker to the page. */
export type WorkerResponse =
  {readonly id: number; readonly response: EmbeddedResponse} | {readonly id: number; readonly error: string};

/** Results in the order of the requests, and queries to suggest when there are no results. */
export interface EmbeddedResponse {
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly string[];
}
