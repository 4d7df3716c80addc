import {shuffle, type Host} from '@algolia/client-common';
import {hostedHosts} from './hosted';

/** How long a failed host is skipped, in milliseconds. */
export const HOST_DOWN_MS = 120_000;

/**
 * Hosts of the hosted service in the order in which they are tried: read host, write host, then three in random order.
 * All of them accept both reads and writes, unlike in the client's default list, where the write host serves no searches.
 */
export function hostsInOrder(appId: string): Host[] {
  const hosts = hostedHosts(appId);
  return [...hosts.slice(0, 2), ...shuffle(hosts.slice(2))].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}
