import {
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
  type Cache,
  type Host,
  type StatefulHost,
} from '@algolia/client-common';
import {HOST_DOWN_MS} from './hosts';

/** The storage that the cache keeps its entries in. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>;

type HostState = Pick<StatefulHost, 'status' | 'lastUpdate'>;

/** The storage, whose first failure is logged; the cache above goes on with its memory. */
function logged(getStorage: () => HostStorage): HostStorage {
  let isLogged = false;
  function attempt<T>(action: (storage: HostStorage) => T): T {
    try {
      return action(getStorage());
    } catch (error) {
      // eslint-disable-next-line no-console -- storage failures are logged and ignored
      if (!isLogged) console.warn('Search cannot use the local storage:', error);
      isLogged = true;
      throw error;
    }
  }
  return {
    getItem(key) {
      const text = attempt((storage) => storage.getItem(key));
      // the client would add its entries to an array, and lose them
      return text?.startsWith('{') ? text : null;
    },
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  };
}

/** A host with a stored state; it is up when that is none, too old, or in the future. */
function withState(host: Host, stored: Partial<HostState> | null | undefined): StatefulHost {
  const {status = 'up', lastUpdate = 0} = stored ?? {};
  const age = (): number => Date.now() - lastUpdate;
  const isDown = (): boolean => status !== 'up' && age() >= 0 && age() <= HOST_DOWN_MS;
  return {
    ...host,
    status,
    lastUpdate,
    isUp: () => !isDown(),
    isTimedOut: () => status === 'timed out' && isDown(),
  };
}

/**
 * Remembers for 120 s, across reloads, which hosts failed. The client's own cache files a host under its state and time,
 * and so never finds it again.
 * @param getStorage may throw, as `window.localStorage` does when it is blocked
 */
export function createHostsCache(appId: string, getStorage: () => HostStorage): Cache {
  const states = createFallbackableCache({
    caches: [
      createBrowserLocalStorageCache({
        key: `hosts-${appId}`,
        timeToLive: HOST_DOWN_MS / 1000,
        localStorage: logged(getStorage) as Storage,
      }),
      createMemoryCache(),
    ],
  });
  // The client's cache is generic over keys and values; this one is only ever asked with hosts.
  return {
    ...states,
    get: async (host: Host) =>
      withState(
        host,
        await states.get<HostState | undefined>({url: host.url}, () => Promise.resolve(undefined)),
      ),
    set: async ({url}: Host, state: StatefulHost) => {
      const {status, lastUpdate} = state;
      if (status !== 'up') await states.set<HostState>({url}, {status, lastUpdate});
      return state;
    },
  } as unknown as Cache;
}
