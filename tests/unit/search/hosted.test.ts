// @vitest-environment jsdom
import type {EndRequest, Response} from '@algolia/client-common';
import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../../src/plugins/search/client/provider/hosted';

// Node would resolve the client's server build, which has different timeouts and sends the key in headers.
vi.mock(
  'algoliasearch/lite',
  () => import('../../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

const FOUND = {status: 200, content: JSON.stringify({results: [{hits: [], nbHits: 0}]}), isTimedOut: false};
const CUT = {status: 0, content: 'Network request failed', isTimedOut: false};
const TIMED_OUT = {status: 0, content: 'Connection timeout', isTimedOut: true};
const HOSTS = [
  'app-dsn.algolia.net',
  'app.algolia.net',
  'app-1.algolianet.com',
  'app-2.algolianet.com',
  'app-3.algolianet.com',
];

let asked: EndRequest[] = [];
/** Responses of the hosts in their order; the last one is that of all others. */
let responses: readonly Response[] = [];

function newClient(getStorage = (): Storage => window.localStorage): LiteClient {
  return createHostedClient('APP', 'KEY', getStorage, {
    requester: {
      send(request) {
        asked.push(request);
        const host = HOSTS.indexOf(new URL(request.url).hostname);
        return Promise.resolve(responses[host] ?? responses[responses.length - 1]);
      },
    },
  });
}

let queries = 0;
function search(client = newClient()): Promise<unknown> {
  // The client would return the response to an earlier query.
  queries += 1;
  return client.search({requests: [{indexName: 'docs', query: `fees ${queries}`}]});
}

/** The hosts asked since the last call, by their position. */
function hosts(): readonly number[] {
  const numbers = asked.map(({url}) => HOSTS.indexOf(new URL(url).hostname));
  asked = [];
  return numbers;
}

beforeEach(() => {
  asked = [];
  responses = [FOUND];
  window.localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('hosts are tried once each, in order: a read host, a write host, then three shuffled ones; then a retry error', async () => {
  responses = [CUT];
  const orders = new Set<string>();
  for (let run = 0; run < 200; run += 1) {
    window.localStorage.clear();
    await expect(search()).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(/^Unreachable hosts - your application id may be incorrect/) as string,
    });
    const [read, write, ...others] = hosts();
    orders.add(others.join());
    expect([read, write, ...others.sort()]).toEqual([0, 1, 2, 3, 4]);
  }
  expect(orders.size).toBe(6);
});

it('an error does not show the key', async () => {
  responses = [CUT];
  const error: unknown = await search().catch((reason: unknown) => reason);
  expect(asked.map(({url}) => url).join(' ')).toContain('KEY');
  expect(String(error)).not.toContain('KEY');
});

it.each([
  ['a network failure', CUT],
  ['status 500', {...FOUND, status: 500}],
  ['status 503', {...FOUND, status: 503, content: 'overloaded'}],
  ['a timeout', TIMED_OUT],
])('%s is retried on the next host', async (_, failure) => {
  responses = [failure, FOUND];
  await expect(search()).resolves.toMatchObject({results: [{nbHits: 0}]});
  expect(hosts()).toEqual([0, 1]);
});

it.each([
  [
    'a 4xx response gives an API error with message and status of the body',
    {status: 403, content: JSON.stringify({message: 'Invalid Application-ID or API key', status: 403})},
    {name: 'ApiError', message: 'Invalid Application-ID or API key', status: 403},
  ],
  [
    'a 4xx response that is not JSON gives an API error with the raw body',
    {status: 404, content: 'not here'},
    {name: 'ApiError', message: 'not here', status: 404},
  ],
  [
    'another response that is not JSON gives a deserialization error',
    {status: 200, content: '<html>'},
    {name: 'DeserializationError'},
  ],
])('%s, without a retry', async (_, response, error) => {
  responses = [{...response, isTimedOut: false}];
  await expect(search()).rejects.toMatchObject(error);
  expect(hosts()).toEqual([0]);
});

describe('a failed host is marked as down for 2 minutes, in local storage', () => {
  beforeEach(() => {
    responses = [CUT, FOUND];
  });

  it('is skipped by the next search, also after a reload', async () => {
    await search();
    expect(hosts()).toEqual([0, 1]);
    await search();
    expect(hosts()).toEqual([1]);
    expect(Object.keys(window.localStorage)).toEqual(['hosts-APP']);
  });

  it('is tried again after 120,000 ms, not earlier', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    await search();
    vi.advanceTimersByTime(120_000);
    hosts();
    await search();
    expect(hosts()).toEqual([1]);
    vi.advanceTimersByTime(1);
    await search();
    expect(hosts()).toEqual([0, 1]);
  });

  it.each(['null', '7', '[null]', '{', '{"APP-dsn.algolia.net":{"status":"down","lastUpdate":"now"}}'])(
    'is also remembered if the storage holds %s, which counts for no failure',
    async (stored) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      window.localStorage.setItem('hosts-APP', stored);
      await search();
      expect(hosts()).toEqual([0, 1]);
      await search();
      expect(hosts()).toEqual([1]);
    },
  );

  it('logs a storage failure once and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = newClient(() => {
      throw new Error('blocked');
    });
    await search(client);
    hosts();
    await search(client);
    expect(hosts()).toEqual([1]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('the timeouts are 1 s to connect, 2 s to read, 30 s to write', async () => {
  expect(newClient().transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  await search();
  expect(asked[0]).toMatchObject({connectTimeout: 1000, responseTimeout: 2000});
});

it('a request is a POST to the multi-index queries path, with id, key and version as query parameters', async () => {
  await search();
  const [{method, url, data}] = asked;
  const {pathname, searchParams} = new URL(url);
  expect([method, pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(searchParams.get('x-algolia-api-key')).toBe('KEY');
  expect(searchParams.get('x-algolia-agent')).toContain('5.19.0');
  expect(JSON.parse(data ?? '')).toMatchObject({requests: [{indexName: 'docs'}]});
});

it('the client requires an application id, a key, and a list of requests', () => {
  expect(() => createHostedClient('', 'KEY')).toThrow('`appId` is missing.');
  expect(() => createHostedClient('APP', '')).toThrow('`apiKey` is missing.');
  const client = newClient();
  expect(() => client.search(undefined as never)).toThrow(/`searchMethodParams` is required/);
  expect(() => client.search({} as never)).toThrow(/`searchMethodParams.requests` is required/);
});
