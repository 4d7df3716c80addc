import {INDEX_FOLDER, readFacets, shardsFor, type Facets, type Manifest} from '../../shared/manifest';
import type {SearchRequest} from '../../shared/response';
import type {SearchClient, SearchResponse, WorkerRequest, WorkerResponse} from './protocol';

/** A request to which the worker has not responded yet. */
interface Pending {
  readonly manifest: Promise<Manifest>;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded search of one site. Its only network requests are for the index files. */
export interface EmbeddedSearch extends SearchClient {
  /** Loads the index files for a search with these facets. Errors are ignored here; the next search reports them. */
  readonly warmUp: (facets: Facets) => void;
}

/**
 * Creates the embedded search. A search is rejected when the index cannot be loaded or the worker fails.
 * @param site absolute URL of the site's root, with a trailing slash
 * @param createWorker starts worker.ts
 */
export function createEmbeddedSearch(site: string, createWorker: () => Worker): EmbeddedSearch {
  let worker: Worker | undefined;
  let manifest: Promise<Manifest> | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  /** Drops a manifest that failed or is out of date, so that the next search loads it again. Keeps a newer one. */
  function forget(failed: Promise<Manifest>): void {
    if (manifest === failed) manifest = undefined;
  }

  function settle({data}: MessageEvent<WorkerResponse>): void {
    const request = pending.get(data.id);
    if (request === undefined) return;
    pending.delete(data.id);
    if ('error' in data) {
      // a deployment renames the index files
      forget(request.manifest);
      request.reject(new Error(data.error));
    } else request.resolve(data.response);
  }

  function fail(): void {
    for (const {reject} of Array.from(pending.values())) reject(new Error('no worker'));
    pending.clear();
    worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    if (worker) return worker;
    worker = createWorker();
    worker.addEventListener('message', settle);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return worker;
  }

  async function fetchManifest(): Promise<Manifest> {
    const response = await fetch(`${site}${INDEX_FOLDER}/manifest.json`, {cache: 'no-cache'});
    if (!response.ok) throw new Error(`manifest: status ${response.status}`);
    return (await response.json()) as Manifest;
  }

  function loadManifest(): Promise<Manifest> {
    if (manifest) return manifest;
    const loading = fetchManifest();
    manifest = loading;
    loading.catch(() => forget(loading));
    return loading;
  }

  async function send(facets: Facets, requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const running = start();
    const loading = loadManifest();
    const shards = shardsFor(await loading, facets);
    // a worker that failed in the meantime would never respond
    if (running !== worker) throw new Error('no worker');
    const files = shards.map(({file}) => `${site}${INDEX_FOLDER}/${file}`);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {manifest: loading, resolve, reject});
      running.postMessage({id: lastId, site, files, requests} satisfies WorkerRequest);
    });
  }

  return {
    warmUp(facets) {
      send(facets, []).catch(() => undefined);
    },
    search: ({requests}) => send(readFacets(requests[0]?.facetFilters), requests),
  };
}
