import type {Host, StatefulHost} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {HOST_DOWN_MS} from './hosts';
import {createHostsCache, type HostStorage} from './hosts-cache';

const HOST: Host = {url: 'h', protocol: 'https', accept: 'readWrite'};
const KEY = JSON.stringify({url: 'h'});

let stored: string | null = null;
const storage: HostStorage = {
  getItem: () => stored,
  setItem: (_, value) => {
    stored = value;
  },
};

function stateOf(cache: ReturnType<typeof createHostsCache>): Promise<StatefulHost> {
  return cache.get<StatefulHost>(HOST, () => Promise.reject(new Error('unexpected call')));
}

function fail(cache: ReturnType<typeof createHostsCache>): Promise<unknown> {
  return cache.set<unknown>(HOST, {...HOST, status: 'down', lastUpdate: Date.now()});
}

function entry(value: unknown): string {
  return JSON.stringify({[KEY]: {timestamp: Date.now(), value}});
}

beforeEach(() => {
  stored = null;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the cache of failed hosts', () => {
  it('reads a failure from the storage', async () => {
    stored = entry({status: 'down', lastUpdate: Date.now()});
    expect((await stateOf(createHostsCache('APP', () => storage))).isUp()).toBe(false);
  });

  it.each([
    'null',
    '7',
    '"text"',
    '[null]',
    '{',
    JSON.stringify({[KEY]: null}),
    JSON.stringify({[KEY]: 'down'}),
    JSON.stringify({[KEY]: {}}),
    entry(null),
    entry({status: 'down', lastUpdate: null}),
    entry({status: 'down', lastUpdate: 'now'}),
    entry({status: 'up', lastUpdate: Date.now()}),
    entry({status: 'down', lastUpdate: Date.now() + 10 * HOST_DOWN_MS}),
  ])('takes %s in the storage for no failure, and then remembers one', async (text) => {
    stored = text;
    const cache = createHostsCache('APP', () => storage);
    expect((await stateOf(cache)).isUp()).toBe(true);
    await fail(cache);
    expect((await stateOf(cache)).isUp()).toBe(false);
  });

  it('keeps a failure that could not be stored, even though an older entry can be read', async () => {
    stored = '{}';
    const cache = createHostsCache('APP', () => ({
      ...storage,
      setItem: () => {
        throw new Error('quota');
      },
    }));
    await fail(cache);
    expect((await stateOf(cache)).isUp()).toBe(false);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
