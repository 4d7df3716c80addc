import type {Results, SearchRequest} from '../../shared/results';

/** A message from the page to the search worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly baseUrl: string;
  /** without one, the worker only loads the index */
  readonly request?: SearchRequest;
}

/** A message from the search worker to the page. */
export type WorkerResponse =
  {readonly id: number; readonly results: Results} | {readonly id: number; readonly error: string};

/** What searches: the embedded search, or the hosted service. */
export type Search = (request?: SearchRequest) => Promise<Results>;

/** Name of the error of a search in a browser that lacks or blocks workers. */
export const NO_WORKERS = 'NoWorkersError';

/** How long a search may take, in milliseconds, with the first one's download of the index. */
export const SEARCH_LIMIT_MS = 20_000;

interface Pending {
  readonly resolve: (results: Results) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates the embedded search. A search is rejected when the index cannot be loaded, when the worker fails or takes too long, and
 * with a NO_WORKERS error if the browser does not start one.
 * @param createWorker starts worker.ts
 */
export function createEmbeddedSearch(baseUrl: string, createWorker: () => Worker): Search {
  let worker: Worker | undefined;
  let lastId = 0;
  /** requests to which the worker has not responded yet */
  const pending = new Map<number, Pending>();

  /** Drops a worker that failed; the next search starts another. */
  function fail(): void {
    pending.forEach(({reject}) => reject(new Error('no worker')));
    pending.clear();
    worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    try {
      const started = createWorker();
      started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
        const request = pending.get(data.id);
        pending.delete(data.id);
        if ('error' in data) request?.reject(new Error(data.error));
        else request?.resolve(data.results);
      });
      started.addEventListener('error', fail);
      return started;
    } catch (cause) {
      throw Object.assign(new Error('no worker', {cause}), {name: NO_WORKERS});
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = (lastId += 1);
      pending.set(id, {resolve, reject});
      setTimeout(() => pending.has(id) && fail(), SEARCH_LIMIT_MS);
      worker.postMessage({id, baseUrl, request} satisfies WorkerRequest);
    });
}
