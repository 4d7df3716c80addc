// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {throwAwayKey} from './account';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.resetModules();
});

test('the throw-away account is random, and stays the same until the tab is closed', async () => {
  const first = throwAwayKey();
  expect(first).toMatch(/^0x[0-9a-f]{64}$/);
  const reloaded = await import('./account');
  expect(reloaded.throwAwayKey()).toBe(first);
  sessionStorage.clear();
  vi.resetModules();
  const otherTab = await import('./account');
  expect(otherTab.throwAwayKey()).not.toBe(first);
  expect(localStorage).toHaveLength(0);
});

test('a stored value that is no private key is replaced', async () => {
  sessionStorage.setItem('throw-away-account', '"0x1"');
  const {throwAwayKey: read} = await import('./account');
  expect(read()).toMatch(/^0x[0-9a-f]{64}$/);
});
