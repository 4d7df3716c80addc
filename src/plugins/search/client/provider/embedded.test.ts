// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {createEmbeddedSearch, type WorkerRequest, type WorkerResponse} from './embedded';
import {describeFailure} from './status';

const SITE = 'https://docs.example.org/';
const REQUESTS = [{query: 'fees'}];
const RESPONSE = {results: []};

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  respond(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  terminate(): void {
    // no thread to stop
  }
}

let workers: FakeWorker[] = [];

function newSearch() {
  return createEmbeddedSearch(SITE, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
}

beforeEach(() => {
  workers = [];
});

it('each search gets its own response, in whatever order they arrive', async () => {
  const {search} = newSearch();
  const [first, second, third] = [1, 2, 3].map(() => search({requests: REQUESTS}));
  const [worker] = workers;
  expect(worker.requests.map(({site, requests}) => ({site, requests}))).toEqual(
    [1, 2, 3].map(() => ({site: SITE, requests: REQUESTS})),
  );
  const [one, two, three] = worker.requests.map(({id}) => id);
  worker.respond({id: three, response: {...RESPONSE, suggestions: ['third']}});
  worker.respond({id: two, error: 'index: status 404'});
  worker.respond({id: one, response: RESPONSE});
  await expect(first).resolves.toEqual(RESPONSE);
  await expect(second).rejects.toThrow('index: status 404');
  await expect(third).resolves.toMatchObject({suggestions: ['third']});
  expect(workers).toHaveLength(1);
});

it.each(['error', 'messageerror'])(
  'a worker that fails (%s) rejects all searches, and the next search starts another',
  async (type) => {
    const {search} = newSearch();
    const lost = [search({requests: REQUESTS}), search({requests: REQUESTS})];
    workers[0].dispatchEvent(new Event(type));
    for (const one of lost) await expect(one).rejects.toThrow('no worker');
    const found = search({requests: REQUESTS});
    workers[1].respond({id: workers[1].requests[0].id, response: RESPONSE});
    await expect(found).resolves.toEqual(RESPONSE);
  },
);

it('a browser without workers rejects every search, in words for the reader', async () => {
  const {search} = createEmbeddedSearch(SITE, () => {
    throw new ReferenceError('Worker is not defined');
  });
  for (const attempt of [1, 2]) {
    const error: unknown = await search({requests: REQUESTS}).catch((reason: unknown) => reason);
    expect(await describeFailure(error), `attempt ${attempt}`).toBe(
      'Your browser does not let this page search. Use another browser.',
    );
  }
});
