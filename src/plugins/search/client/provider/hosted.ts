import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {hostsInOrder} from './hosts';
import {createHostsCache, type HostStorage} from './hosts-cache';

/**
 * Algolia's lite client for the hosted service. It tries hosts in a fixed order and remembers which ones failed. Timeouts are
 * the client's defaults: 1 s to connect, 2 s to read, 30 s to write.
 * @throws Error when the application id or the key is missing
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  getStorage: () => HostStorage = () => window.localStorage,
  options?: Parameters<typeof liteClient>[2],
): LiteClient {
  return liteClient(appId, apiKey, {
    hosts: hostsInOrder(appId),
    hostsCache: createHostsCache(appId, getStorage),
    ...options,
  });
}
