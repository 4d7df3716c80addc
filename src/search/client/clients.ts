import type {EndRequest, Requester, Response} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {unescapeHtml} from '../engine/text';
import {EMBEDDED} from './app-id';
import type {EmbeddedSearch} from './embedded';
import {hostsInOrder} from './hosts';
import {createHostsCache, type FailureStorage} from './hosts-cache';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

const neverDown = {
  get: (_key: unknown, defaultValue: () => Promise<unknown>) => defaultValue(),
  set: (_key: unknown, value: unknown) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
} as unknown as NonNullable<ClientOptions['hostsCache']>;

function response(status: number, content: unknown): Response {
  return {status, content: JSON.stringify(content), isTimedOut: false};
}

async function answerLocally(search: EmbeddedSearch, request: EndRequest): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith('/1/indexes/*/queries')) {
    return response(404, {message: 'The embedded search only searches.'});
  }
  const {requests} = JSON.parse(request.data ?? '{}') as {requests: Parameters<EmbeddedSearch['search']>[0]};
  try {
    return response(200, await search.search(requests));
  } catch (error) {
    // whatever kept the index away is, for the client, a host that cannot be reached
    return response(0, String(error));
  }
}

/** The lite client over the embedded search: same interface, same checks and errors, no host. */
export function createEmbeddedClient(search: EmbeddedSearch, options?: ClientOptions): LiteClient {
  const requester: Requester = {send: (request) => answerLocally(search, request)};
  const hosts: ClientOptions['hosts'] = [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}];
  return liteClient(EMBEDDED, EMBEDDED, {requester, hosts, hostsCache: neverDown, ...options});
}

interface TopLevel {
  readonly hierarchy?: {readonly lvl0?: unknown};
}

/** `hierarchy.lvl0`, which the modal prints as text, as text; all else stays the HTML that the service holds. */
function withPlainTopLevel<Hit extends TopLevel>(hit: Hit): Hit {
  const lvl0 = hit.hierarchy?.lvl0;
  if (typeof lvl0 !== 'string') return hit;
  return {...hit, hierarchy: {...hit.hierarchy, lvl0: unescapeHtml(lvl0)}};
}

async function asEmbedded(answer: ReturnType<LiteClient['search']>): Promise<unknown> {
  const response = await answer;
  const results = response.results.map((result) =>
    'hits' in result ? {...result, hits: (result.hits as TopLevel[]).map(withPlainTopLevel)} : result,
  );
  return {...response, results};
}

/**
 * The lite client of the hosted service, with the specified order of hosts and memory for failed ones. Timeouts are
 * the client's own: 1 s to connect, 2 s to read, 30 s to write. Hits have the shape of the embedded search's.
 * @throws Error when application id or key is missing
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  getStorage: () => FailureStorage = () => window.localStorage,
  options?: ClientOptions,
): LiteClient {
  const client = liteClient(appId, apiKey, {
    hosts: hostsInOrder(appId),
    hostsCache: createHostsCache(appId, getStorage),
    ...options,
  });
  const search = client.search.bind(client);
  client.search = ((...request: Parameters<typeof search>) =>
    asEmbedded(search(...request))) as LiteClient['search'];
  return client;
}
