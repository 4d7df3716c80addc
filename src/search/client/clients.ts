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

async function answerLocally(search: EmbeddedSearch, request: EndRequest): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith('/1/indexes/*/queries')) {
    return response(404, {message: 'The embedded search only searches.'});
  }
  const {requests} = JSON.parse(request.data ?? '{}') as {requests: Parameters<EmbeddedSearch['search']>[0]};
  try {
    return response(200, await search.search(requests));
  } catch (error) {
    // status 0: for the client this is a host that cannot be reached
    return response(0, String(error));
  }
}

/** The lite client over the embedded search: same interface, checks and errors as for the hosted service, without hosts. */
export function createEmbeddedClient(search: EmbeddedSearch, options?: ClientOptions): LiteClient {
  const requester: Requester = {send: (request) => answerLocally(search, request)};
  const hosts: ClientOptions['hosts'] = [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}];
  return liteClient(EMBEDDED, EMBEDDED, {requester, hosts, hostsCache: createNullCache(), ...options});
}

interface TopLevel {
  readonly hierarchy?: {readonly lvl0?: unknown};
}

/** The hit with `hierarchy.lvl0`, which the modal prints as text, as text. All else stays HTML, as the service holds it. */
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
 * The lite client of the hosted service, with hosts in order and a memory for failed ones. Timeouts are the client's own:
 * 1 s to connect, 2 s to read, 30 s to write. Hits have the shape of the embedded search's.
 * @throws Error when application id or key is missing
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
