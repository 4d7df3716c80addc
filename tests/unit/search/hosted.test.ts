// @vitest-environment jsdom
import type {EndRequest, Response} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {GARBAGE, withNames} from '../../garbage';
import {createHostedSearch} from '../../../src/plugins/search/client/provider/hosted';

// Node would resolve the client's server build, which has different timeouts and sends the key in headers.
vi.mock(
  'algoliasearch/lite',
  () => import('../../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

const FOUND = {status: 200, content: JSON.stringify({results: [{hits: [], nbHits: 0}]}), isTimedOut: false};
const CUT = {status: 0, content: 'Network request failed', isTimedOut: false};
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

const newSearch = () =>
  createHostedSearch('APP', 'KEY', {
    requester: {
      send(request) {
        asked.push(request);
        const host = HOSTS.indexOf(new URL(request.url).hostname);
        return Promise.resolve(responses[host] ?? responses[responses.length - 1]);
      },
    },
  });

let queries = 0;
/** Searches; returns the hosts that were asked, by their position. */
async function hostsOf(search = newSearch()): Promise<readonly number[]> {
  asked = [];
  // The client would return the response to an earlier query.
  queries += 1;
  await search({indexName: 'docs', query: `fees ${queries}`});
  return positions();
}

function positions(): readonly number[] {
  return asked.map(({url}) => HOSTS.indexOf(new URL(url).hostname));
}

beforeEach(() => {
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
  for (let run = 0; run < 100; run += 1) {
    window.localStorage.clear();
    const error: unknown = await hostsOf().catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'RetryError'});
    // The addresses of the requests hold the key.
    expect(String(error)).toMatch(/Unreachable hosts - your application id may be incorrect/);
    expect(String(error)).not.toContain('KEY');
    const [read, write, ...others] = positions();
    orders.add(others.join());
    expect([read, write, ...others.sort()]).toEqual([0, 1, 2, 3, 4]);
  }
  expect(orders.size).toBe(6);
});

it.each([
  ['a network failure', CUT],
  ['status 503', {...FOUND, status: 503, content: 'overloaded'}],
  ['a timeout', {...CUT, isTimedOut: true}],
])('%s is retried on the next host', async (_, failure) => {
  responses = [failure, FOUND];
  expect(await hostsOf()).toEqual([0, 1]);
});

it.each([
  [
    403,
    '{"message":"Invalid API key","status":403}',
    {name: 'ApiError', message: 'Invalid API key', status: 403},
  ],
  [404, 'not here', {name: 'ApiError', message: 'not here', status: 404}],
  [200, '<html>', {name: 'DeserializationError'}],
])('status %i with %s is an error, without a retry', async (status, content, error) => {
  responses = [{status, content, isTimedOut: false}];
  await expect(hostsOf()).rejects.toMatchObject(error);
  expect(positions()).toEqual([0]);
});

describe('a failed host is marked as down, in local storage', () => {
  beforeEach(() => {
    responses = [CUT, FOUND];
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is skipped for 120,000 ms, also after a reload', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    expect(await hostsOf()).toEqual([0, 1]);
    expect(Object.keys(window.localStorage)).toEqual(['hosts-APP']);
    vi.advanceTimersByTime(120_000);
    expect(await hostsOf()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(await hostsOf()).toEqual([0, 1]);
  });

  it.each(withNames([...GARBAGE, '{"app-dsn.algolia.net":"now","more":{}}']))(
    'is also remembered if the storage holds %s, which counts for no failure',
    async (_, stored) => {
      window.localStorage.setItem('hosts-APP', stored);
      expect(await hostsOf()).toEqual([0, 1]);
      expect(await hostsOf()).toEqual([1]);
    },
  );

  it('until the next reload without a storage, which is logged', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const search = newSearch();
    expect(await hostsOf(search)).toEqual([0, 1]);
    expect(await hostsOf(search)).toEqual([1]);
    expect(console.warn).toHaveBeenCalled();
  });
});

it('a request is a POST to the multi-index queries path, with id, key and version in its address, and timeouts of 1 and 2 s', async () => {
  await hostsOf();
  const [{url, data, ...rest}] = asked;
  expect(rest).toMatchObject({method: 'POST', connectTimeout: 1000, responseTimeout: 2000});
  const {pathname, searchParams} = new URL(url);
  expect(pathname).toBe('/1/indexes/*/queries');
  expect(searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(searchParams.get('x-algolia-api-key')).toBe('KEY');
  expect(searchParams.get('x-algolia-agent')).toContain('5.19.0');
  expect(JSON.parse(data ?? '')).toMatchObject({requests: [{indexName: 'docs'}]});
});

it('the client requires an application id and a key', () => {
  expect(() => createHostedSearch('', 'KEY')).toThrow('`appId` is missing.');
  expect(() => createHostedSearch('APP', '')).toThrow('`apiKey` is missing.');
});
