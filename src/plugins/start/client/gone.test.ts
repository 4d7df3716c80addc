// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadIfGone} from './gone';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

function respond(status: number): void {
  fetched.mockResolvedValue(new Response(null, {status}));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', {pathname: '/a', reload});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page whose script is gone is reloaded once, and again when the next version is gone too', async () => {
  respond(404);
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(fetched).toHaveBeenCalledWith('/main.1.js', {method: 'HEAD', cache: 'reload'});
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadIfGone('/main.2.js', '/main.2.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the same script reloads each page', async () => {
  respond(404);
  await reloadIfGone('/main.1.js', '/main.1.js');
  vi.stubGlobal('location', {pathname: '/b', reload});
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose script is there, or whose server fails, stays', async () => {
  for (const status of [200, 500, 503]) {
    respond(status);
    await reloadIfGone('/main.1.js', '/main.1.js');
  }
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a page stays while the reader is offline, and is reloaded later', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(reload).not.toHaveBeenCalled();
  respond(404);
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page stays if the storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  respond(404);
  await reloadIfGone('/main.1.js', '/main.1.js');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
