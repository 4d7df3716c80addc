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

/** Advances the clock and lets pending requests complete. */
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Renders the hook in its first round. @returns its result, and a function that starts the next round */
function renderChecks() {
  let round = 1;
  const {result, rerender} = renderHook(() => useHealth(NETWORKS.testnet, round));
  const next = (): void => {
    round += 1;
    rerender();
  };
  return {result, next};
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a round is one check, of two requests, and nothing is checked by itself afterwards', async () => {
  const {result} = renderChecks();
  await pass(0);
  expect(result.current).toMatchObject({health: {block: 16}, checking: false});
  await pass(3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(requests).toBe(2);
});

test('a check that fails keeps the last good values, and the next one recovers', async () => {
  const {result, next} = renderChecks();
  await pass(0);
  respond = down;
  next();
  expect(result.current.checking).toBe(true);
  await pass(0);
  expect(result.current.problem?.sentence).toContain('no response');
  // The check is on the page that such a link leads to.
  expect(result.current.problem?.link).toBeUndefined();
  expect(result.current).toMatchObject({health: {block: 16}, checking: false});
  respond = good;
  next();
  await pass(0);
  expect(result.current.problem).toBeUndefined();
});

test('a slow check that fails after a newer one succeeded changes nothing', async () => {
  const fail: (() => void)[] = [];
  respond = () => new Promise((_, reject) => fail.push(() => reject(new TypeError('Failed to fetch'))));
  const {result, next} = renderChecks();
  await pass(0);
  respond = good;
  next();
  await pass(0);
  fail.forEach((reject) => reject());
  await pass(0);
  expect(result.current).toMatchObject({health: {block: 16}, checking: false});
  expect(result.current.problem).toBeUndefined();
});

test('an unexpected error is reported and ends the check', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('TextEncoder', undefined);
  const {result} = renderChecks();
  await pass(0);
  expect(result.current.checking).toBe(false);
  expect(result.current.problem?.next).toBe('Reload the page, then try again.');
  expect(report).toHaveBeenCalledOnce();
});
