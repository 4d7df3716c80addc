/* Runs the search engine in a worker, so that neither the index nor a slow query blocks the page. */
import {createEngine, type Engine} from '../../shared/engine';
import {respond} from '../../shared/results';
import {INDEX_FILE, type SearchIndex} from '../../shared/section';
import type {WorkerRequest, WorkerResponse} from './embedded';

let loading: Promise<Engine> | undefined;

async function load(baseUrl: string): Promise<Engine> {
  try {
    const response = await fetch(`${baseUrl}${INDEX_FILE}`, {cache: 'no-cache'});
    if (!response.ok) throw new Error(`index: status ${response.status}`);
    return createEngine((await response.json()) as SearchIndex);
  } catch (error) {
    // The next request tries again.
    loading = undefined;
    throw error;
  }
}

async function handle({id, baseUrl, request = {}}: WorkerRequest): Promise<WorkerResponse> {
  try {
    loading ??= load(baseUrl);
    return {id, results: respond(await loading, request, baseUrl)};
  } catch (error) {
    return {id, error: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void handle(data).then((message) => self.postMessage(message));
});
