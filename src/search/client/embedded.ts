import {INDEX_FOLDER, readFacets, shardsFor, type Facets, type Manifest} from '../engine/manifest';
import type {SearchRequest} from '../engine/answer';
import type {EmbeddedAnswer, WorkerAnswer, WorkerQuestion} from './protocol';

/** A request that the worker has not answered yet. */
interface Pending {
  readonly manifest: Promise<Manifest>;
  readonly resolve: (answer: EmbeddedAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded search of one site. Its only network requests are for the index files. */
export interface EmbeddedSearch {
  /** Loads the index files for a search with these facets. Errors are ignored here; the next search reports them. */
  warmUp(facets: Facets): void;
  /**
   * Runs requests that have the shape of the hosted service's.
   * @throws Error when the index cannot be loaded or the worker fails
   */
  search(requests: readonly (SearchRequest & {readonly facetFilters?: unknown})[]): Promise<EmbeddedAnswer>;
}

/**
 * Creates the embedded search.
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

  function settle({data}: MessageEvent<WorkerAnswer>): void {
    const question = pending.get(data.id);
    if (question === undefined) return;
    pending.delete(data.id);
    if ('error' in data) {
      // a deployment renames the index files
      forget(question.manifest);
      question.reject(new Error(data.error));
    } else question.resolve(data.answer);
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

  async function ask(facets: Facets, requests: readonly SearchRequest[]): Promise<EmbeddedAnswer> {
    const running = start();
    const loading = loadManifest();
    const shards = shardsFor(await loading, facets);
    // a worker that failed in the meantime would never answer
    if (running !== worker) throw new Error('no worker');
    const files = shards.map(({file}) => `${site}${INDEX_FOLDER}/${file}`);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {manifest: loading, resolve, reject});
      running.postMessage({id: lastId, site, files, requests} satisfies WorkerQuestion);
    });
  }

  return {
    warmUp(facets) {
      ask(facets, []).catch(() => undefined);
    },
    search: (requests) => ask(readFacets(requests[0]?.facetFilters), requests),
  };
}
