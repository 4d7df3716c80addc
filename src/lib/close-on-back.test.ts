// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {closeOnBack} from './close-on-back';

const router = vi.fn();

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  history.replaceState({key: 'open'}, '', '/page');
  addEventListener('popstate', router);
});
afterEach(() => {
  removeEventListener('popstate', router);
  router.mockClear();
  vi.unstubAllGlobals();
});

/** Steps to an entry of the history. */
function step(state: unknown, address: string): void {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', {state}));
}

test('Back closes what was opened last, and is undone; once it is closed, Back is a step again', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [first, second].map(closeOnBack);
  step({key: 'before'}, '/before');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect([location.pathname, history.state]).toEqual(['/page', {key: 'open'}]);
  expect(router).not.toHaveBeenCalled();
  stops.forEach((stop) => stop());
  step({key: 'before'}, '/before');
  expect(router).toHaveBeenCalledOnce();
});

test('a second stop leaves what else is open', () => {
  const close = vi.fn();
  const stopOther = closeOnBack(close);
  const stop = closeOnBack(vi.fn());
  stop();
  stop();
  step({key: 'before'}, '/before');
  expect(close).toHaveBeenCalledOnce();
  stopOther();
});

test('a hash that the reader writes into the address closes what is open, and is not undone', () => {
  const close = vi.fn();
  const stop = closeOnBack(close);
  step(null, '/page#fees');
  expect(close).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#fees');
  expect(router).toHaveBeenCalledOnce();
  stop();
});

test('a request of the browser to close, such as Back on Android, closes, until it is stopped', () => {
  const watchers: (EventTarget & {destroy: () => void})[] = [];
  class CloseWatcher extends EventTarget {
    destroy = vi.fn();
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const close = vi.fn();
  const stop = closeOnBack(close);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledOnce();
  stop();
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce();
});
