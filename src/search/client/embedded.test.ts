// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedSearch} from './embedded';
import type {WorkerAnswer, WorkerQuestion} from './protocol';

const SITE = 'https://docs.example.org/';
const ANSWER = {results: [], suggestions: []};
const GONE = `${SITE}search-index/old.json: status 404`;

/** A worker that can load the index files of one version of the site only. */
class FakeWorker extends EventTarget {
  readonly asked: WorkerQuestion[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  constructor(private readonly knows: () => string) {
    super();
  }

  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
    const found = question.files.every((file) => file.endsWith(this.knows()));
    const {id} = question;
    const data: WorkerAnswer = found ? {id, answer: ANSWER} : {id, error: `${question.files[0]}: status 404`};
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data})));
  }

  terminate(): void {
    // no thread to stop
  }
}

let deployed = '';
let workers: FakeWorker[] = [];
const fetched = vi.fn<typeof fetch>();

function newSearch(): ReturnType<typeof createEmbeddedSearch> {
  return createEmbeddedSearch(SITE, () => {
    const worker = new FakeWorker(() => deployed);
    workers.push(worker);
    return worker;
  });
}

const ask = (search: ReturnType<typeof newSearch>): Promise<unknown> => search.search([]);

beforeEach(() => {
  deployed = 'old.json';
  workers = [];
  fetched.mockReset();
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({shards: [{language: 'en', tag: 'docs-default-current', file: deployed}]})),
  );
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the embedded search, when the index changes or the worker fails', () => {
  it('reads the manifest once, bypassing the browser cache', async () => {
    const search = newSearch();
    await ask(search);
    await ask(search);
    expect(fetched.mock.calls).toEqual([[`${SITE}search-index/manifest.json`, {cache: 'no-cache'}]]);
  });

  it('reads the manifest again after an index file of the old one is gone', async () => {
    const search = newSearch();
    await ask(search);
    deployed = 'new.json';
    await expect(ask(search)).rejects.toThrow(GONE);
    await expect(ask(search)).resolves.toEqual(ANSWER);
    expect(workers[0]?.asked.at(-1)?.files).toEqual([`${SITE}search-index/new.json`]);
  });

  it('keeps the new manifest when a request that used the old one fails late', async () => {
    const search = newSearch();
    await ask(search);
    const [worker] = workers;
    const late: WorkerQuestion[] = [];
    const answer = worker?.postMessage.bind(worker);
    if (worker) worker.postMessage = (question) => late.push(question);
    const first = ask(search);
    await expect.poll(() => late).toHaveLength(1);
    if (worker && answer) worker.postMessage = answer;
    deployed = 'new.json';
    await expect(ask(search)).rejects.toThrow(GONE);
    await expect(ask(search)).resolves.toEqual(ANSWER);
    late.forEach((question) => answer?.(question));
    await expect(first).rejects.toThrow(GONE);
    await expect(ask(search)).resolves.toEqual(ANSWER);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not wait for a worker that failed while the manifest was loading', async () => {
    const search = newSearch();
    const answer = ask(search);
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('no worker');
    expect(workers[0]?.asked).toEqual([]);
    await expect(ask(search)).resolves.toEqual(ANSWER);
    expect(workers).toHaveLength(2);
  });

  it('treats a worker message that cannot be deserialized as a failure', async () => {
    const search = newSearch();
    await ask(search);
    const [worker] = workers;
    if (worker) worker.postMessage = () => worker.dispatchEvent(new MessageEvent('messageerror'));
    await expect(ask(search)).rejects.toThrow('no worker');
    await expect(ask(search)).resolves.toEqual(ANSWER);
  });
});
