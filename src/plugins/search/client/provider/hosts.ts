import {shuffle, type Host} from '@algolia/client-common';

/** The five host names of an application of the hosted search service: read host, write host, then three for when those fail. */
export function hostedHosts(appId: string): readonly string[] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ];
}

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
