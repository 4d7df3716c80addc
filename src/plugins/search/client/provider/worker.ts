/* Runs the search engine in a worker, so that neither the index nor a slow query blocks the page. */
import {createEngine} from '../../shared/engine';
import {respond} from '../../shared/response';
import {INDEX_FILE, type SearchIndex} from '../../shared/section';
import type {WorkerRequest, WorkerResponse} from './embedded';

async function load(site: string) {
  const response = await fetch(`${site}${INDEX_FILE}`, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`index: status ${response.status}`);
  const index = (await response.json()) as SearchIndex;
  return {engine: createEngine(index), sections: index.sections};
}

/** The index, or undefined after a failure, so that the next request tries again. */
let loading: ReturnType<typeof load> | undefined;

async function handle({id, site, requests}: WorkerRequest): Promise<WorkerResponse> {
  try {
    loading ??= load(site);
    const {engine, sections} = await loading;
    return {id, response: respond(engine, sections, requests, site)};
  } catch (error) {
    loading = undefined;
    return {id, error: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void handle(data).then((message) => self.postMessage(message));
});
