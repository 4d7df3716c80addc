/*
 * Runs the search engine in a worker, so that neither a large index nor a slow query blocks the page.
 */
import {respond} from '../../shared/response';
import {createEngine, type Engine} from '../../shared/engine';
import type {Shard} from '../../shared/shard';
import {suggestQueries} from '../../shared/suggest';
import type {SearchResponse, WorkerRequest, WorkerResponse} from './protocol';

interface Loaded {
  readonly engine: Engine;
  readonly shards: readonly Shard[];
}

const files = new Map<string, Promise<Shard>>();
const engines = new Map<string, Promise<Loaded>>();

async function download(url: string): Promise<Shard> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json()) as Shard;
}

/** Caches a promise by key. A rejected promise is dropped, so that the next request tries again. */
function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const current = known.get(key);
  if (current) return current;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

function load(urls: readonly string[]): Promise<Loaded> {
  return remember(engines, urls.join(' '), async () => {
    const shards = await Promise.all(urls.map((url) => remember(files, url, () => download(url))));
    return {engine: createEngine(shards), shards};
  });
}

async function handle({site, files: urls, requests}: WorkerRequest): Promise<SearchResponse> {
  const {engine, shards} = await load(urls);
  const results = requests.map((request) => respond(engine, request, site));
  const empty = results.length > 0 && results.every(({nbHits}) => nbHits === 0);
  return {results, suggestions: empty ? suggestQueries(engine, shards) : []};
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void handle(data)
    .then(
      (response): WorkerResponse => ({id: data.id, response}),
      (error: unknown): WorkerResponse => ({id: data.id, error: String(error)}),
    )
    .then((message) => self.postMessage(message));
});
