import {createNullCache, type EndRequest, type Requester, type Response} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {unescapeHtml} from '../engine/text';
import {EMBEDDED} from './app-id';
import type {EmbeddedSearch} from './embedded';
import {hostsInOrder} from './hosts';
import {createHostsCache, type HostStorage} from './hosts-cache';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

function response(status: number, content: unknown): Response {
  return {status, content: JSON.stringify(content), isTimedOut: false};
}

async function respondLocally(search: EmbeddedSearch, request: EndRequest): Promise<Response> {
  const {requests} = JSON.parse(request.data ?? '{}') as {requests: Parameters<EmbeddedSearch['search']>[0]};
  try {
    return response(200, await search.search(requests));
  } catch (error) {
    // status 0 tells the client that the host cannot be reached
    return response(0, String(error));
  }
}

/** Algolia's lite client backed by the embedded search: same interface, checks and errors as for the hosted service, but no hosts. */
export function createEmbeddedClient(search: EmbeddedSearch): LiteClient {
  const requester: Requester = {send: (request) => respondLocally(search, request)};
  const hosts: ClientOptions['hosts'] = [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}];
  return liteClient(EMBEDDED, EMBEDDED, {requester, hosts, hostsCache: createNullCache()});
}

interface TopLevel {
  readonly hierarchy?: {readonly lvl0?: unknown};
}

/** Unescapes `hierarchy.lvl0`, which the modal prints as text. Everything else stays HTML, as the service stores it. */
function withPlainTopLevel<Hit extends TopLevel>(hit: Hit): Hit {
  const lvl0 = hit.hierarchy?.lvl0;
  if (typeof lvl0 !== 'string') return hit;
  return {...hit, hierarchy: {...hit.hierarchy, lvl0: unescapeHtml(lvl0)}};
}

async function asEmbedded(search: ReturnType<LiteClient['search']>): Promise<unknown> {
  const response = await search;
  const results = response.results.map((result) =>
    'hits' in result ? {...result, hits: (result.hits as TopLevel[]).map(withPlainTopLevel)} : result,
  );
  return {...response, results};
}

/**
 * Algolia's lite client for the hosted service. It tries hosts in a fixed order and remembers which ones failed. Timeouts are
 * the client's defaults: 1 s to connect, 2 s to read, 30 s to write. Hits have the same shape as those of the embedded search.
 * @throws Error when the application id or the key is missing
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  getStorage: () => HostStorage = () => window.localStorage,
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
