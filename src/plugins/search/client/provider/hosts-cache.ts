import {
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
  type Cache,
  type Host,
  type StatefulHost,
} from '@algolia/client-common';
import {HOST_DOWN_MS} from './hosts';

/** The storage behind the cache. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>;

type HostState = Pick<StatefulHost, 'status' | 'lastUpdate'>;

/** Logs the first failure of the storage; the cache then continues in memory. */
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
      // the client would add its entries to a stored array and lose them
      return text?.startsWith('{') ? text : null;
    },
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  };
}

/** A host with its stored state. The host counts as up when nothing is stored or the entry is expired or in the future. */
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
 * Remembers for 120 s, across reloads, which hosts failed. The client's own cache includes state and time in its keys and
 * therefore never finds a host again.
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
  // The client's cache interface is generic over keys and values; the client only uses this one for hosts.
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
