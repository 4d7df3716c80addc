import {shuffle, type Host} from '@algolia/client-common';
import {hostedHosts} from './hosted';

/** How long a host that failed is left alone, in milliseconds. */
export const HOST_DOWN_MS = 120_000;

/**
 * Hosts of the hosted service in the order in which they are tried: read host, write host, then three in random order.
 * All take every request; the client's own list never asks the write host to search.
 */
export function hostsInOrder(appId: string): Host[] {
  const {read, write, fallbacks} = hostedHosts(appId);
  return [read, write, ...shuffle(Array.from(fallbacks))].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}
