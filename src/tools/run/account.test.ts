// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';

/** The key after a reload of the page. */
async function reloadedKey(): Promise<string> {
  vi.resetModules();
  return (await import('./account')).throwAwayKey();
}

test('the throw-away account is random, and stays the same until the tab is closed', async () => {
  const first = await reloadedKey();
  expect(first).toMatch(/^0x[0-9a-f]{64}$/);
  expect(await reloadedKey()).toBe(first);
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(await reloadedKey()).not.toBe(first);
});
