// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {NETWORKS} from '../network/networks';
import {useHealth} from './useHealth';

let requests = 0;
let respond: () => Promise<Response>;

const good = (): Promise<Response> =>
  Promise.resolve(new Response('{"jsonrpc":"2.0","id":1,"result":{"number":"0x10","timestamp":"0x0"}}'));
const down = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Advances the clock and lets pending requests complete. */
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Number of checks started since the last call; each is two requests. */
function checks(): number {
  const begun = requests / 2;
  requests = 0;
  return begun;
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  respond = good;
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return respond();
  });
});

afterEach(() => {
  cleanup();
  hide(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('checks again after 15 seconds, but not while the page is hidden', async () => {
  const {result} = renderHook(() => useHealth(NETWORKS.testnet, 1));
  await pass(0);
  expect(checks()).toBe(1);
  expect(result.current.health?.block).toBe(16);
  await pass(15_000);
  expect(checks()).toBe(1);
  hide(true);
  await pass(120_000);
  expect(checks()).toBe(0);
  hide(false);
  await pass(0);
  expect(checks()).toBe(1);
});

test('checks less often while it fails, keeps the last good values, and recovers', async () => {
  const {result} = renderHook(() => useHealth(NETWORKS.testnet, 1));
  await pass(0);
  respond = down;
  await pass(15_000);
  expect(result.current.problem?.sentence).toContain('no response');
  // The check is on the page that such a link leads to.
  expect(result.current.problem?.link).toBeUndefined();
  expect(result.current.health?.block).toBe(16);
  checks();
  await pass(29_000);
  expect(checks()).toBe(0);
  await pass(1_000);
  expect(checks()).toBe(1);
  respond = good;
  await pass(60_000);
  expect(result.current.problem).toBeUndefined();
});

test('a slow check that fails after a newer one succeeded changes nothing, and one timer remains', async () => {
  const fail: (() => void)[] = [];
  respond = () => new Promise((_, reject) => fail.push(() => reject(new TypeError('Failed to fetch'))));
  const {result} = renderHook(() => useHealth(NETWORKS.testnet, 1));
  await pass(0);
  respond = good;
  hide(true);
  hide(false);
  await pass(0);
  fail.forEach((reject) => reject());
  await pass(0);
  expect(result.current).toMatchObject({health: {block: 16}, checking: false});
  expect(result.current.problem).toBeUndefined();
  checks();
  await pass(15_000);
  expect(checks()).toBe(1);
  await pass(10_000);
  expect(checks()).toBe(0);
});
