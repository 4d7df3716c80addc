import type {Cache, Host, StatefulHost} from '@algolia/client-common';
import {HOST_DOWN_MS} from './hosts';

interface Failure {
  readonly status: 'down' | 'timed out';
  /** milliseconds since 1970 */
  readonly at: number;
}

/** The part of `localStorage` that is used. */
export type FailureStorage = Pick<Storage, 'getItem' | 'setItem'>;

function keyOf(host: Host): string {
  return `${host.protocol}://${host.url}:${host.port ?? ''}`;
}

function isFailure(value: unknown): value is Failure {
  if (typeof value !== 'object' || value === null) return false;
  const {status, at} = value as Partial<Record<keyof Failure, unknown>>;
  const known = status === 'down' || status === 'timed out';
  return known && typeof at === 'number' && Number.isFinite(at) && at <= Date.now();
}

/** The failures in a stored text; whatever else it holds is left out, as are failures in the future. */
function parseFailures(stored: string): Readonly<Record<string, Failure>> {
  const parsed: unknown = JSON.parse(stored);
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, Failure] => isFailure(entry[1])),
  );
}

/** The state of a host that failed at a known time; the client's own constructor would say "just now". */
function withState(host: Host, failure: Failure | undefined): StatefulHost {
  const recent = (): boolean => failure !== undefined && Date.now() - failure.at <= HOST_DOWN_MS;
  return {
    ...host,
    status: failure?.status ?? 'up',
    lastUpdate: failure?.at ?? Date.now(),
    isUp: () => !recent(),
    isTimedOut: () => failure?.status === 'timed out' && recent(),
  };
}

/**
 * Remembers for 120 s, across reloads, which hosts failed. The stock cache files a host under its state and time, so
 * that it never finds it again. Storage that cannot be used is logged once and ignored; memory stands in.
 */
export function createHostsCache(appId: string, getStorage: () => FailureStorage): Cache {
  const storageKey = `algolia-hosts-${appId}`;
  let memory: Readonly<Record<string, Failure>> = {};
  let warned = false;
  /** Whether the storage did not take what memory holds. */
  let unwritten = false;

  function warn(error: unknown): void {
    // eslint-disable-next-line no-console -- storage failures are logged and ignored
    if (!warned) console.warn('Search cannot use the local storage:', error);
    warned = true;
  }

  function read(): Readonly<Record<string, Failure>> {
    if (unwritten) return memory;
    try {
      const stored = getStorage().getItem(storageKey);
      if (stored !== null) memory = parseFailures(stored);
    } catch (error) {
      warn(error);
    }
    return memory;
  }

  function write(failures: Readonly<Record<string, Failure>>): void {
    memory = failures;
    try {
      getStorage().setItem(storageKey, JSON.stringify(failures));
      unwritten = false;
    } catch (error) {
      unwritten = true;
      warn(error);
    }
  }

  // The client's cache is generic over keys and values; a hosts cache is only ever asked with hosts.
  const cache = {
    get: (host: Host) => Promise.resolve(withState(host, read()[keyOf(host)])),
    set: (host: Host, state: StatefulHost) => {
      if (state.status === 'up') return Promise.resolve(state);
      write({...read(), [keyOf(host)]: {status: state.status, at: Date.now()}});
      return Promise.resolve(state);
    },
    delete: () => Promise.resolve(),
    clear: () => {
      write({});
      return Promise.resolve();
    },
  };
  return cache as unknown as Cache;
}
