// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {closeOnBack} from './close-on-back';

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
  vi.unstubAllGlobals();
});
