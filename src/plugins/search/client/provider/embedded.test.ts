// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEmbeddedSearch, SEARCH_LIMIT_MS, type WorkerRequest, type WorkerResponse} from './embedded';
import {describeFailure} from './status';

const REQUEST = {query: 'fees'};
const RESULTS = {hits: [], count: 0, pages: 0};

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly terminate = vi.fn();

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  respond(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

let workers: FakeWorker[] = [];

const newSearch = () =>
  createEmbeddedSearch('/docs/', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });

beforeEach(() => {
  workers = [];
});

afterEach(() => {
  vi.useRealTimers();
});

it('each search gets its own response, in whatever order they arrive', async () => {
  const search = newSearch();
  const [first, second, third] = [1, 2, 3].map(() => search(REQUEST));
  const [worker] = workers;
  const [one, two, three] = worker.requests.map(({id}) => id);
  worker.respond({id: three, results: {...RESULTS, count: 3}});
  worker.respond({id: two, error: 'index: status 404'});
  worker.respond({id: one, results: RESULTS});
  await expect(first).resolves.toEqual(RESULTS);
  await expect(second).rejects.toThrow('index: status 404');
  await expect(third).resolves.toMatchObject({count: 3});
  expect(workers).toHaveLength(1);
});

it.each(['fails', 'does not respond in time'])(
  'a worker that %s rejects all searches, and the next search starts another',
  async (how) => {
    vi.useFakeTimers();
    const search = newSearch();
    const lost = Promise.allSettled([search(), search(REQUEST)]);
    if (how === 'fails') workers[0].dispatchEvent(new Event('error'));
    else vi.advanceTimersByTime(SEARCH_LIMIT_MS);
    for (const one of await lost) expect(one).toMatchObject({reason: {message: 'no worker'}});
    expect(await describeFailure(new Error('no worker'))).toBe(
      'You might want to check your network connection.',
    );
    expect(workers[0].terminate).toHaveBeenCalled();
    const found = search(REQUEST);
    workers[1].respond({id: workers[1].requests[0].id, results: RESULTS});
    await expect(found).resolves.toEqual(RESULTS);
    vi.advanceTimersByTime(SEARCH_LIMIT_MS);
    expect(workers[1].terminate).not.toHaveBeenCalled();
  },
);

it('a browser without workers rejects every search, in words for the reader', async () => {
  const search = createEmbeddedSearch('/', () => {
    throw new ReferenceError('Worker is not defined');
  });
  for (const attempt of [1, 2]) {
    const error: unknown = await search(REQUEST).catch((reason: unknown) => reason);
    expect(await describeFailure(error), `attempt ${attempt}`).toBe(
      'Your browser does not let this page search. Use another browser.',
    );
  }
});
