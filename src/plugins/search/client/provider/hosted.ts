import {shuffle, type Cache, type Host, type StatefulHost} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {readMarked} from '../../shared/marked';
import type {Hit, Results} from '../../shared/results';
import {LEVELS} from '../../shared/section';
import {hostedHosts} from '../../shared/service';
import type {Search} from './embedded';

/** How long a failed host is skipped, in milliseconds. */
const HOST_DOWN_MS = 120_000;

/**
 * Hosts of the hosted service in the order in which they are tried: read host, write host, then three in random order.
 * All of them accept both reads and writes, unlike in the client's default list, where the write host serves no searches.
 */
function hostsInOrder(appId: string): Host[] {
  const hosts = hostedHosts(appId);
  return [...hosts.slice(0, 2), ...shuffle(hosts.slice(2))].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}

/**
 * Remembers for 120 s, across reloads, which hosts failed. The client's own cache includes state and time in its keys and
 * therefore never finds a host again. Without a storage, which is logged, hosts are remembered until the next reload.
 */
function createHostsCache(appId: string): Cache {
  const key = `hosts-${appId}`;
  /** time of the last failure by name of the host */
  const failed = new Map<string, number>();

  function tryStorage(action: () => void): void {
    try {
      action();
    } catch (error) {
      // eslint-disable-next-line no-console -- storage failures are logged and ignored
      console.warn('Search cannot use the local storage:', error);
    }
  }

  tryStorage(() => {
    const stored = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
    hostedHosts(appId).forEach((host) => failed.set(host, Number(stored[host])));
  });
  // The client's cache interface is generic over keys and values; the client uses this one only for hosts, by these two members.
  return {
    get(host: Host): Promise<StatefulHost> {
      const lastUpdate = failed.get(host.url) ?? 0;
      const age = Date.now() - lastUpdate;
      const isDown = age >= 0 && age <= HOST_DOWN_MS;
      const status = isDown ? 'down' : 'up';
      return Promise.resolve({...host, status, lastUpdate, isUp: () => !isDown, isTimedOut: () => false});
    },
    set({url}: Host, {lastUpdate}: StatefulHost) {
      failed.set(url, lastUpdate);
      tryStorage(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(failed))));
      return Promise.resolve();
    },
  } as unknown as Cache;
}

/** A hit of the service: what the site asks for. */
interface ServiceHit {
  readonly objectID: string;
  readonly url: string;
  readonly hierarchy: Levels<string>;
  readonly _highlightResult?: {readonly hierarchy?: Levels<ServiceMarked>};
  readonly _snippetResult?: {readonly content?: ServiceMarked};
}
type Levels<T> = Readonly<Partial<Record<(typeof LEVELS)[number], T | null>>>;
interface ServiceMarked {
  readonly value: string;
}

/** Reads a hit, whose texts are shown as text whatever they hold. None if its address is not one of the web. */
function readHit({objectID, url, hierarchy, _highlightResult, _snippetResult}: ServiceHit): readonly Hit[] {
  const {protocol, pathname, search, hash} = new URL(url, location.href);
  const headings = LEVELS.flatMap((level) => {
    const text = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
    return text === '' ? [] : [readMarked(text)];
  });
  if (!/^https?:$/.test(protocol) || headings.length < 2) return [];
  // Two slashes would begin the name of a host.
  const href = pathname.replace(/^\/+/, '/') + search + hash;
  return [{id: objectID, href, headings, snippet: readMarked(_snippetResult?.content?.value ?? '')}];
}

/** @throws Error named as that of the client for a response that is no JSON, if it cannot be read */
function readResults(response: unknown): Results {
  try {
    const [{hits, nbHits, nbPages, queryID}] = (response as {results: [Record<string, unknown>]}).results;
    return {
      hits: (hits as readonly ServiceHit[]).flatMap(readHit),
      count: Number(nbHits),
      pages: Number(nbPages),
      queryID: queryID as string | undefined,
    };
  } catch (cause) {
    throw Object.assign(new Error('no results', {cause}), {name: 'DeserializationError'});
  }
}

/**
 * Creates the search of the hosted service, with Algolia's lite client. It tries hosts in a fixed order and remembers which ones
 * failed. Timeouts are the client's defaults: 1 s to connect, 2 s to read, 30 s to write.
 * @throws Error when the application id or the key is missing
 */
export function createHostedSearch(
  appId: string,
  apiKey: string,
  options?: Parameters<typeof liteClient>[2],
): Search {
  const client = liteClient(appId, apiKey, {
    hosts: hostsInOrder(appId),
    hostsCache: createHostsCache(appId),
    ...options,
  });
  return async (request) => {
    // The client's types know of requests for facet values, too.
    const params = {requests: [request]} as unknown as Parameters<typeof client.search>[0];
    return readResults(await client.search(params));
  };
}
