import type {Host} from '@algolia/client-common';
import {hostedHosts} from './hosted';

/** How long a host that failed is left alone, in milliseconds. */
export const HOST_DOWN_MS = 120_000;

/** A random order of the entries; the list given is left as it is. */
export function shuffle<T>(entries: readonly T[], random: () => number = Math.random): T[] {
  return entries
    .map((entry) => ({entry, rank: random()}))
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

/**
 * Hosts of the hosted service in the order in which they are tried: read host, write host, then three in random order.
 * All take every request; the stock list never asks the write host to search.
 */
export function hostsInOrder(appId: string, random?: () => number): Host[] {
  const {read, write, fallbacks} = hostedHosts(appId);
  return [read, write, ...shuffle(fallbacks, random)].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}
