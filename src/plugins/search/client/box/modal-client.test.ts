import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {describeFailure} from '../provider/failure';
import {createModalClient, withoutSuggestions} from './modal-client';
import {describeStatus, NO_SEARCH, type SearchStatus} from '../provider/status';

type Search = () => Promise<unknown>;

function clientOver(search: Search, isAbandoned = () => false) {
  const seen: {status: SearchStatus} = {status: NO_SEARCH};
  const client = createModalClient({search} as never, {
    onStatus: (status) => (seen.status = status),
    isAbandoned,
  });
  return {client, reported: seen};
}

function named(name: string, message: string, more: object = {}): Error {
  return Object.assign(new Error(message), {name, ...more});
}

const REQUEST = {requests: [{indexName: 'docs', query: 'fees'}]};

/** Handles a search as DocSearch does: catches the error, sets the status, rethrows. */
function asDocSearch(client: ReturnType<typeof clientOver>['client']) {
  const seen = {errors: [] as string[], settled: false};
  void client
    .search(REQUEST)
    .catch((error: Error) => {
      seen.errors.push(error.name);
      throw error;
    })
    .then(
      () => (seen.settled = true),
      () => (seen.settled = true),
    );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the error screen', () => {
  it.each([
    [named('RetryError', 'Unreachable hosts'), 'You might want to check your network connection.'],
    [
      named('ApiError', 'Invalid Application-ID or API key', {status: 403}),
      'Invalid Application-ID or API key',
    ],
    [
      named('DeserializationError', 'Unexpected token'),
      'The search service sent a response that cannot be read.',
    ],
  ])('%s is reported to the modal, and nothing overwrites the error', async (error, sentence) => {
    const {client, reported} = clientOver(() => Promise.reject(error));
    const seen = asDocSearch(client);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual({errors: ['RetryError'], settled: false});
    expect(reported.status.failure).toBe(sentence);
  });

  it('appears after the delay at which DocSearch reports a slow search', async () => {
    const {client} = clientOver(() => Promise.reject(new Error('down')));
    const seen = asDocSearch(client);
    await vi.advanceTimersByTimeAsync(340);
    expect(seen.errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(seen.errors).toEqual(['RetryError']);
  });

  it('is not shown for a search that a newer one has replaced', async () => {
    let fail = true;
    const {client, reported} = clientOver(() =>
      fail ? Promise.reject(new Error('down')) : Promise.resolve({results: [{hits: [], nbHits: 0}]}),
    );
    const older = asDocSearch(client);
    fail = false;
    const newer = asDocSearch(client);
    await vi.advanceTimersByTimeAsync(1000);
    expect(older.errors).toEqual([]);
    expect(newer).toEqual({errors: [], settled: true});
    expect(reported.status.failure).toBeNull();
  });

  it('is not shown once the input is empty', async () => {
    let empty = false;
    const {client, reported} = clientOver(
      () => Promise.reject(new Error('down')),
      () => empty,
    );
    const seen = asDocSearch(client);
    empty = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual({errors: [], settled: false});
    expect(reported.status).toEqual(NO_SEARCH);
  });

  it('shows one sentence, which with `npm start` says where the index comes from', () => {
    const error = new Error('404');
    expect(describeFailure(error)).toBe('You might want to check your network connection.');
    vi.stubEnv('NODE_ENV', 'development');
    expect(describeFailure(error)).toBe(
      'The search index is made from the finished site: run "npm run preview" to search while you write.',
    );
    expect(describeFailure(named('ApiError', 'Bad key', {status: 403}))).toBe('Bad key');
  });
});

describe('no hits', () => {
  it('suggestions are passed on as groups without hits', async () => {
    const {client, reported} = clientOver(() =>
      Promise.resolve({results: [{hits: [], nbHits: 0}], suggestions: ['Users', 'Developers']}),
    );
    const response = (await client.search(REQUEST)) as never as {
      results: [{hits: {hierarchy: {lvl0: string}}[]; nbHits: number}];
    };
    const [{hits, nbHits}] = response.results;
    expect(hits.map(({hierarchy}) => hierarchy.lvl0)).toEqual(['Users', 'Developers']);
    expect(nbHits).toBe(0);
    expect(withoutSuggestions(hits as never)).toEqual([]);
    expect(describeStatus(reported.status)).toBe('No results for "fees".');
  });
});
