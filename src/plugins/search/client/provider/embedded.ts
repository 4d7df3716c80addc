import type {SearchRequest, SearchResponse} from '../../shared/response';

/** A message from the page to the search worker. */
export interface WorkerRequest {
  readonly id: number;
  /** absolute URL of the site's root, with a trailing slash */
  readonly site: string;
  /** empty to load the index only */
  readonly requests: readonly SearchRequest[];
}

/** A message from the search worker to the page. */
export type WorkerResponse =
  {readonly id: number; readonly response: SearchResponse} | {readonly id: number; readonly error: string};

/** What search box and search page need of a search: the embedded one, or the client of the hosted service. */
export interface SearchClient {
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<SearchResponse>;
}

/** Name of the error of a search in a browser that lacks or blocks workers. */
export const NO_WORKERS = 'NoWorkersError';

interface Pending {
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates the embedded search. A search is rejected when the index cannot be loaded or the worker fails, with a
 * NO_WORKERS error if the browser does not start one.
 * @param site absolute URL of the site's root, with a trailing slash
 * @param createWorker starts worker.ts
 */
export function createEmbeddedSearch(site: string, createWorker: () => Worker): SearchClient {
  let worker: Worker | undefined;
  let lastId = 0;
  /** requests to which the worker has not responded yet */
  const pending = new Map<number, Pending>();

  function settle({data}: MessageEvent<WorkerResponse>): void {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data.response);
  }

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
      started.addEventListener('message', settle);
      started.addEventListener('error', fail);
      started.addEventListener('messageerror', fail);
      return started;
    } catch (error) {
      throw Object.assign(new Error('no worker', {cause: error}), {name: NO_WORKERS});
    }
  }

  return {
    search: ({requests}) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        pending.set(lastId, {resolve, reject});
        worker.postMessage({id: lastId, site, requests} satisfies WorkerRequest);
      }),
  };
}
