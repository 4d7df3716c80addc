/*
 * Runs the search engine in a worker, so that neither a large index nor a slow query blocks the page.
 */
import {findSections, respond} from '../engine/response';
import {createEngine, type Engine} from '../engine/engine';
import {sectionTexts, type CompleteSections, type SectionText} from '../engine/parts';
import {bySize, type Shard} from '../engine/shard';
import {suggestQueries} from '../engine/suggest';
import type {EmbeddedResponse, WorkerRequest, WorkerResponse} from './protocol';

interface Loaded {
  readonly engine: Engine;
  readonly shards: readonly Shard[];
  readonly complete: CompleteSections;
}

const files = new Map<string, Promise<unknown>>();
const engines = new Map<string, Promise<Loaded>>();

async function download(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
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
    const file = (url: string): Promise<unknown> => remember(files, url, () => download(url));
    const shards = (await Promise.all(urls.map(file))) as readonly Shard[];
    const complete = sectionTexts(
      shards,
      (part) => file(new URL(part, urls[0]).href) as Promise<readonly SectionText[]>,
    );
    // `loadShards` indexes the sections of all shards but the largest anew, which needs their texts.
    await complete(
      bySize(shards)
        .slice(1)
        .flatMap(({sections}) => sections),
    );
    return {engine: createEngine(shards), shards, complete};
  });
}

async function handle({site, files: urls, requests}: WorkerRequest): Promise<EmbeddedResponse> {
  const {engine, shards, complete} = await load(urls);
  const found = requests.map((request) => ({request, sections: findSections(engine, request)}));
  await complete(found.flatMap(({sections}) => sections.shown.map(({section}) => section)));
  const results = found.map(({request, sections}) => respond(sections, request, site));
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
