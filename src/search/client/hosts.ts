import {shuffle, type Host} from '@algolia/client-common';
import {hostedHosts} from './hosted';

/** How long a failed host is skipped, in milliseconds. */
export const HOST_DOWN_MS = 120_000;

/**
 * Hosts of the hosted service in the order in which they are tried: read host, write host, then three in random order.
 * All of them accept both reads and writes, unlike in the client's default list, where the write host serves no searches.
 */
export function hostsInOrder(appId: string): Host[] {
  const {read, write, fallbacks} = hostedHosts(appId);
  return [read, write, ...shuffle(Array.from(fallbacks))].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}
