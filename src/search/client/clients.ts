import {createNullCache, type EndRequest, type Requester, type Response} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
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

/**
 * Algolia's lite client for the hosted service. It tries hosts in a fixed order and remembers which ones failed. Timeouts are
 * the client's defaults: 1 s to connect, 2 s to read, 30 s to write.
 * @throws Error when the application id or the key is missing
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  getStorage: () => HostStorage = () => window.localStorage,
  options?: ClientOptions,
): LiteClient {
  return liteClient(appId, apiKey, {
    hosts: hostsInOrder(appId),
    hostsCache: createHostsCache(appId, getStorage),
    ...options,
  });
}
