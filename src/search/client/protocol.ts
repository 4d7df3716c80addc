import type {SearchRequest, SearchResult} from '../engine/answer';

/** What the page asks of the search worker. `files` are absolute addresses of index files. */
export interface WorkerQuestion {
  readonly id: number;
  readonly site: string;
  readonly files: readonly string[];
  /** none: load the files only */
  readonly requests: readonly SearchRequest[];
}

/** What the search worker answers. */
export type WorkerAnswer =
  {readonly id: number; readonly answer: EmbeddedAnswer} | {readonly id: number; readonly error: string};

/** Results in order of the requests, and words to offer when there are none. */
export interface EmbeddedAnswer {
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly string[];
}
