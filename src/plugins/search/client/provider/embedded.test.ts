// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedSearch} from './embedded';
import type {WorkerRequest, WorkerResponse} from './protocol';

const SITE = 'https://docs.example.org/';
const RESPONSE = {results: [], suggestions: []};
const GONE = `${SITE}search-index/old.json: status 404`;

/** A worker that can load the index files of one version of the site only. */
class FakeWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  constructor(private readonly knows: () => string) {
    super();
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
    const found = request.files.every((file) => file.endsWith(this.knows()));
    const {id} = request;
    const data: WorkerResponse = found
      ? {id, response: RESPONSE}
      : {id, error: `${request.files[0]}: status 404`};
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

const send = (search: ReturnType<typeof newSearch>): Promise<unknown> => search.search({requests: []});

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
    await send(search);
    await send(search);
    expect(fetched.mock.calls).toEqual([[`${SITE}search-index/manifest.json`, {cache: 'no-cache'}]]);
  });

  it('reads the manifest again after an index file of the old one is gone', async () => {
    const search = newSearch();
    await send(search);
    deployed = 'new.json';
    await expect(send(search)).rejects.toThrow(GONE);
    await expect(send(search)).resolves.toEqual(RESPONSE);
    expect(workers[0]?.requests.at(-1)?.files).toEqual([`${SITE}search-index/new.json`]);
  });

  it('keeps the new manifest when a request that used the old one fails late', async () => {
    const search = newSearch();
    await send(search);
    const [worker] = workers;
    const late: WorkerRequest[] = [];
    const respond = worker?.postMessage.bind(worker);
    if (worker) worker.postMessage = (request) => late.push(request);
    const first = send(search);
    await expect.poll(() => late).toHaveLength(1);
    if (worker && respond) worker.postMessage = respond;
    deployed = 'new.json';
    await expect(send(search)).rejects.toThrow(GONE);
    await expect(send(search)).resolves.toEqual(RESPONSE);
    late.forEach((request) => respond?.(request));
    await expect(first).rejects.toThrow(GONE);
    await expect(send(search)).resolves.toEqual(RESPONSE);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not wait for a worker that failed while the manifest was loading', async () => {
    const search = newSearch();
    const response = send(search);
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(response).rejects.toThrow('no worker');
    expect(workers[0]?.requests).toEqual([]);
    await expect(send(search)).resolves.toEqual(RESPONSE);
    expect(workers).toHaveLength(2);
  });

  it('treats a worker message that cannot be deserialized as a failure', async () => {
    const search = newSearch();
    await send(search);
    const [worker] = workers;
    if (worker) worker.postMessage = () => worker.dispatchEvent(new MessageEvent('messageerror'));
    await expect(send(search)).rejects.toThrow('no worker');
    await expect(send(search)).resolves.toEqual(RESPONSE);
  });
});
