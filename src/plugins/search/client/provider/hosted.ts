import {shuffle, type Cache, type Host, type StatefulHost} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {hostedHosts} from '../../shared/service';

/** How long a failed host is skipped, in milliseconds. */
const HOST_DOWN_MS = 120_000;

/** The storage in which failed hosts are remembered. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>;

type HostState = Pick<StatefulHost, 'status' | 'lastUpdate'>;

function isHostState(value: unknown): value is HostState {
  const {status, lastUpdate} = Object(value) as Readonly<Record<string, unknown>>;
  return ['up', 'down', 'timed out'].includes(status as string) && typeof lastUpdate === 'number';
}

/** Reads the stored states of hosts, by their names. What is none counts for nothing. */
function readStates(stored: string): Readonly<Record<string, HostState | undefined>> {
  try {
    const entries = Object.entries(Object(JSON.parse(stored)) as object);
    return Object.fromEntries(entries.filter(([, state]) => isHostState(state)));
  } catch {
    return {};
  }
}

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
 * therefore never finds a host again. Without a storage, which is logged once, hosts are remembered until the next reload.
 * @param getStorage may throw, as `window.localStorage` does when it is blocked
 */
function createHostsCache(appId: string, getStorage: () => HostStorage): Cache {
  const key = `hosts-${appId}`;
  let isLogged = false;

  function tryStorage<T>(action: (storage: HostStorage) => T): T | undefined {
    try {
      return action(getStorage());
    } catch (error) {
      // eslint-disable-next-line no-console -- storage failures are logged and ignored
      if (!isLogged) console.warn('Search cannot use the local storage:', error);
      isLogged = true;
      return undefined;
    }
  }

  /** states of hosts by their name */
  let failed = readStates(tryStorage((storage) => storage.getItem(key)) ?? '');

  // The client's cache interface is generic over keys and values; the client uses this one only for hosts, by these two members.
  return {
    get(host: Host): Promise<StatefulHost> {
      const {status = 'up', lastUpdate = 0} = failed[host.url] ?? {};
      const age = Date.now() - lastUpdate;
      const isDown = status !== 'up' && age >= 0 && age <= HOST_DOWN_MS;
      const isTimedOut = isDown && status === 'timed out';
      return Promise.resolve({
        ...host,
        status,
        lastUpdate,
        isUp: () => !isDown,
        isTimedOut: () => isTimedOut,
      });
    },
    set({url}: Host, {status, lastUpdate}: StatefulHost) {
      failed = {...failed, [url]: {status, lastUpdate}};
      tryStorage((storage) => storage.setItem(key, JSON.stringify(failed)));
      return Promise.resolve();
    },
  } as unknown as Cache;
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
  options?: Parameters<typeof liteClient>[2],
): LiteClient {
  return liteClient(appId, apiKey, {
    hosts: hostsInOrder(appId),
    hostsCache: createHostsCache(appId, getStorage),
    ...options,
  });
}
