// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/"}
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import type {EndRequest, Requester} from '@algolia/client-common';
import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../../src/plugins/search/client/provider/hosted';
import {startStubServer, EMPTY, type Behavior, type StubServer} from './stub-servers';

// Node would resolve the client's server build, which has different timeouts and sends the key in headers.
vi.mock(
  'algoliasearch/lite',
  () => import('../../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

const APP = 'APPID';
const CUT: Behavior = {kind: 'cut'};
const FIVE_XX: Behavior = {kind: 'response', status: 503, body: 'overloaded'};

let servers: StubServer[] = [];
let asked: EndRequest[] = [];

/** The client's own requester, with the service's host names mapped to the stub servers. */
function ledToStubServers(order: readonly string[]): Requester {
  const stock = createXhrRequester();
  return {
    send(request) {
      asked.push(request);
      const url = new URL(request.url);
      const server = servers[order.indexOf(url.hostname)];
      return stock.send({...request, url: `http://127.0.0.1:${server?.port}${url.pathname}${url.search}`});
    },
  };
}

const names = [
  `${APP}-dsn.algolia.net`,
  `${APP}.algolia.net`,
  ...[1, 2, 3].map((n) => `${APP}-${n}.algolianet.com`),
];
const lower = names.map((name) => name.toLowerCase());

function newClient(): LiteClient {
  return createHostedClient(APP, 'KEY', () => window.localStorage, {requester: ledToStubServers(lower)});
}

let asking = 0;
function search(client: LiteClient): Promise<unknown> {
  asking += 1;
  return client.search({requests: [{indexName: 'docs', query: `fees ${asking}`}]});
}

function behave(...behaviors: readonly Behavior[]): void {
  servers.forEach((server, index) => {
    server.behavior = behaviors[index] ?? behaviors.at(-1) ?? EMPTY;
  });
}

const askedHosts = (): string[] => asked.map(({url}) => new URL(url).hostname);
const number = (host: string | undefined): number => lower.indexOf(host ?? '');

beforeEach(async () => {
  servers = await Promise.all(Array.from({length: 5}, startStubServer));
  asked = [];
  window.localStorage.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(servers.map((server) => server.close()));
});

describe('hosts are tried in order: a read host, a write host, then three shuffled fallback hosts', () => {
  it('tries each of them once, in that order, while they fail', async () => {
    behave(CUT);
    await expect(search(newClient())).rejects.toThrow();
    const order = askedHosts().map(number);
    expect(order.slice(0, 2)).toEqual([0, 1]);
    expect(order.slice(2).sort()).toEqual([2, 3, 4]);
    const orders = Array.from({length: 200}, () =>
      newClient()
        .transporter.hosts.slice(2)
        .map(({url}) => url),
    );
    expect(new Set(orders.map(String)).size).toBe(6);
  });
});

describe('a timeout, a network failure or a 5xx is retried on the next host', () => {
  it.each([
    ['network failure', CUT],
    ['status 500', {kind: 'response', status: 500, body: '{}'}],
    ['status 503', FIVE_XX],
    ['no connection within the timeout', {kind: 'silent'}],
    ['no body within the timeout', {kind: 'stalled'}],
  ] satisfies readonly (readonly [string, Behavior])[])('%s', async (_, failure) => {
    behave(failure, EMPTY);
    await expect(search(newClient())).resolves.toMatchObject({results: [{nbHits: 0}]});
    expect(askedHosts().map(number)).toEqual([0, 1]);
  });
});

describe('all hosts unreachable', () => {
  it('gives a retry error that says so', async () => {
    behave(CUT, FIVE_XX);
    await expect(search(newClient())).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(/^Unreachable hosts - your application id may be incorrect/) as string,
    });
  });

  it('does not show the key in the error message', async () => {
    behave(CUT);
    const error: unknown = await search(newClient()).catch((reason: unknown) => reason);
    expect(asked.map(({url}) => url).join(' ')).toContain('KEY');
    expect(String(error)).not.toContain('KEY');
  });
});

describe('a 4xx response', () => {
  it('gives an API error with the message and status of the body, without a retry', async () => {
    behave({
      kind: 'response',
      status: 403,
      body: JSON.stringify({message: 'Invalid Application-ID or API key', status: 403}),
    });
    await expect(search(newClient())).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Invalid Application-ID or API key',
      status: 403,
    });
    expect(asked).toHaveLength(1);
  });

  it('gives an error with the raw body when the body is not JSON', async () => {
    behave({kind: 'response', status: 404, body: 'not here'});
    await expect(search(newClient())).rejects.toMatchObject({
      name: 'ApiError',
      message: 'not here',
      status: 404,
    });
  });
});

describe('a response that is not JSON', () => {
  it('gives a deserialization error, without a retry', async () => {
    behave({kind: 'response', status: 200, body: '<html>'});
    await expect(search(newClient())).rejects.toMatchObject({name: 'DeserializationError'});
    expect(asked).toHaveLength(1);
  });
});

describe('a failed host is marked as down for 2 minutes, in local storage', () => {
  it('is skipped by the next search, also after a reload', async () => {
    behave(CUT, EMPTY);
    await search(newClient());
    asked = [];
    await search(newClient());
    expect(askedHosts().map(number)).toEqual([1]);
    expect(Object.keys(window.localStorage)).toEqual(['hosts-APPID']);
  });

  it.each(['null', '7', '[null]', '{', '{"APPID-dsn.algolia.net":{"status":"down","lastUpdate":"now"}}'])(
    'is also remembered if the storage holds %s, which counts for no failure',
    async (stored) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      window.localStorage.setItem('hosts-APPID', stored);
      behave(CUT, EMPTY);
      await search(newClient());
      expect(askedHosts().map(number)).toEqual([0, 1]);
      asked = [];
      await search(newClient());
      expect(askedHosts().map(number)).toEqual([1]);
    },
  );

  it('is tried again after 120,000 ms, not earlier', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    behave(CUT, EMPTY);
    await search(newClient());
    asked = [];
    vi.advanceTimersByTime(120_000);
    await search(newClient());
    expect(askedHosts().map(number)).toEqual([1]);
    asked = [];
    vi.advanceTimersByTime(1);
    await search(newClient());
    expect(askedHosts().map(number)).toEqual([0, 1]);
  });

  it('logs a storage failure once and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = createHostedClient(
      APP,
      'KEY',
      () => {
        throw new Error('blocked');
      },
      {requester: ledToStubServers(lower)},
    );
    behave(CUT, EMPTY);
    await search(client);
    asked = [];
    await search(client);
    expect(askedHosts().map(number)).toEqual([1]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('the timeouts: connect 1 s, read 2 s, write 30 s', () => {
  it('are what the client is configured with', () => {
    expect(newClient().transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  });
});

describe('the request', () => {
  it('is a POST to the multi-index queries path, with id and key as query parameters', async () => {
    await search(newClient());
    const [request] = servers[0]?.received ?? [];
    expect(request?.method).toBe('POST');
    expect(request?.url.pathname).toBe('/1/indexes/*/queries');
    expect(request?.url.searchParams.get('x-algolia-application-id')).toBe(APP);
    expect(request?.url.searchParams.get('x-algolia-api-key')).toBe('KEY');
    expect(request?.url.searchParams.get('x-algolia-agent')).toContain('5.19.0');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({requests: [{indexName: 'docs'}]});
  });
});

describe('the client requires', () => {
  it('an application id and a key', () => {
    expect(() => createHostedClient('', 'KEY')).toThrow('`appId` is missing.');
    expect(() => createHostedClient(APP, '')).toThrow('`apiKey` is missing.');
  });

  it('a params object with a requests list', () => {
    const client = newClient();
    expect(() => client.search(undefined as never)).toThrow(/`searchMethodParams` is required/);
    expect(() => client.search({} as never)).toThrow(/`searchMethodParams.requests` is required/);
  });
});
