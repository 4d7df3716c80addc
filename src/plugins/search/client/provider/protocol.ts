import type {SearchRequest, SearchResult} from '../../shared/response';

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
  {readonly id: number; readonly response: SearchResponse} | {readonly id: number; readonly error: string};

/** Results in the order of the requests. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
  /** queries to suggest when there are no results; from the embedded search only */
  readonly suggestions?: readonly string[];
}

/** What search box and search page need of a search: the embedded one, or the client of the hosted service. */
export interface SearchClient {
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<SearchResponse>;
}
