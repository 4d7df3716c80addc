import type {Host, StatefulHost} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {HOST_DOWN_MS} from './hosts';
import {createHostsCache, type FailureStorage} from './hosts-cache';

const HOST: Host = {url: 'h', protocol: 'https', accept: 'readWrite'};
const KEY = 'https://h:';

let stored: string | null = null;
const storage: FailureStorage = {
  getItem: () => stored,
  setItem: (_, value) => {
    stored = value;
  },
};

function stateOf(cache: ReturnType<typeof createHostsCache>): Promise<StatefulHost> {
  return cache.get<StatefulHost>(HOST, () => Promise.reject(new Error('not asked for')));
}

function fail(cache: ReturnType<typeof createHostsCache>): Promise<unknown> {
  return cache.set<unknown>(HOST, {...HOST, status: 'down'});
}

beforeEach(() => {
  stored = null;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the memory of failed hosts', () => {
  const future = {status: 'down', at: Date.now() + 10 * HOST_DOWN_MS};
  it.each([
    'null',
    '7',
    '"text"',
    '[null]',
    '{',
    JSON.stringify({[KEY]: null}),
    JSON.stringify({[KEY]: 'down'}),
    JSON.stringify({[KEY]: {}}),
    JSON.stringify({[KEY]: {status: 'down', at: null}}),
    JSON.stringify({[KEY]: {status: 'down', at: '1'}}),
    JSON.stringify({[KEY]: {status: 'else', at: 1}}),
    JSON.stringify({[KEY]: future}),
  ])('takes %s in the storage for no failure, and then remembers one', async (text) => {
    stored = text;
    const cache = createHostsCache('APP', () => storage);
    expect((await stateOf(cache)).isUp()).toBe(true);
    await fail(cache);
    expect((await stateOf(cache)).isUp()).toBe(false);
    expect(JSON.parse(stored)).toEqual({[KEY]: {status: 'down', at: expect.any(Number) as number}});
  });

  it('keeps a failure that the storage did not take, though an older text can be read', async () => {
    stored = '{}';
    const cache = createHostsCache('APP', () => ({
      ...storage,
      setItem: () => {
        throw new Error('quota');
      },
    }));
    await fail(cache);
    expect((await stateOf(cache)).isUp()).toBe(false);
  });
});
