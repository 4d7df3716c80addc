// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadIfGone} from './page';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', {pathname: '/a', reload});
});
afterEach(() => vi.unstubAllGlobals());

test('a page whose script is gone is loaded again once, and again when the next version is gone too', async () => {
  fetched.mockResolvedValue(new Response(null, {status: 404}));
  for (const version of ['1', '1', '2']) await reloadIfGone('/main.js', version);
  expect(fetched).toHaveBeenCalledWith('/main.js', {method: 'HEAD', cache: 'reload'});
  expect(reload).toHaveBeenCalledTimes(2);
  vi.stubGlobal('location', {pathname: '/b', reload});
  await reloadIfGone('/main.js', '2');
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['the script is there', () => fetched.mockResolvedValue(new Response(null))],
  ['the server fails', () => fetched.mockResolvedValue(new Response(null, {status: 503}))],
  ['the reader is offline', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the storage is blocked',
    () => {
      fetched.mockResolvedValue(new Response(null, {status: 404}));
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ],
])('a page stays if %s', async (_, arrange) => {
  arrange();
  await reloadIfGone('/main.js', '1');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
