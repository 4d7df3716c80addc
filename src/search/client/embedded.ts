import {INDEX_FOLDER, readFacets, shardsFor, type Facets, type Manifest} from '../engine/manifest';
import type {SearchRequest} from '../engine/answer';
import type {EmbeddedAnswer, WorkerAnswer, WorkerQuestion} from './protocol';

/** The index cannot be had; the message is one sentence for readers. */
export class IndexUnavailableError extends Error {
  override readonly name = 'IndexUnavailableError';
}

interface Waiting {
  readonly resolve: (answer: EmbeddedAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded search of one site: no request leaves the tab but those for the index files. */
export interface EmbeddedSearch {
  /** Loads what a search limited so will need; failures show at the search. */
  warmUp(facets: Facets): void;
  /** Answers requests of the hosted service's shape; rejects when the index cannot be had. */
  search(requests: readonly (SearchRequest & {readonly facetFilters?: unknown})[]): Promise<EmbeddedAnswer>;
}

/**
 * Makes the embedded search.
 * @param site absolute address of the site's root, with a slash at the end
 * @param createWorker starts the thread of worker.ts
 */
export function createEmbeddedSearch(site: string, createWorker: () => Worker): EmbeddedSearch {
  let worker: Worker | undefined;
  let manifest: Promise<Manifest> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function settle({data}: MessageEvent<WorkerAnswer>): void {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      // a new version of the site has other files: the next search reads the manifest again
      manifest = undefined;
      entry?.reject(new IndexUnavailableError(data.error));
    } else entry?.resolve(data.answer);
  }

  function fail(): void {
    for (const {reject} of Array.from(waiting.values())) reject(new IndexUnavailableError('no worker'));
    waiting.clear();
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
    if (!response.ok) throw new IndexUnavailableError(`manifest: status ${response.status}`);
    return (await response.json()) as Manifest;
  }

  function loadManifest(): Promise<Manifest> {
    manifest ??= fetchManifest();
    manifest.catch(() => (manifest = undefined));
    return manifest;
  }

  async function ask(facets: Facets, requests: readonly SearchRequest[]): Promise<EmbeddedAnswer> {
    const running = start();
    const shards = shardsFor(await loadManifest(), facets);
    // it may have failed meanwhile, and would never answer
    if (running !== worker) throw new IndexUnavailableError('no worker');
    const files = shards.map(({file}) => `${site}${INDEX_FOLDER}/${file}`);
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
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
