// @vitest-environment jsdom
import clientModule from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

const progress = clientModule as Required<ClientModule>;
const at = (pathname: string, hash = '') => ({pathname, hash, search: '', state: undefined});
const bar = () => document.querySelector('#nprogress');

describe('the progress bar of a route change', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    nprogress.remove();
    nprogress.status = null;
  });

  test('uses the default settings of the library, without a spinner', () => {
    expect(nprogress.settings).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickle: true,
      trickleSpeed: 800,
      showSpinner: false,
    });
  });

  test('starts 200 ms after the change, at the minimum position', () => {
    const start = vi.spyOn(nprogress, 'start');
    progress.onRouteUpdate({location: at('/users'), previousLocation: at('/')});
    vi.advanceTimersByTime(199);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
    expect(nprogress.status).toBe(0.08);
    expect(bar()?.querySelector('[role="spinner"]')).toBeNull();
    start.mockRestore();
  });

  test('does not start if the route updates earlier', () => {
    const cancel = progress.onRouteUpdate({location: at('/users'), previousLocation: at('/')});
    cancel?.();
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });

  test.each([
    ['the first page', at('/users'), null],
    ['an anchor of the same page', at('/users', '#fees'), at('/users')],
  ])('does not start for %s', (_, location, previousLocation) => {
    expect(progress.onRouteUpdate({location, previousLocation})).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });

  test('finishes when the route has updated', () => {
    const done = vi.spyOn(nprogress, 'done');
    progress.onRouteDidUpdate({location: at('/users'), previousLocation: at('/')});
    expect(done).toHaveBeenCalledOnce();
    done.mockRestore();
  });
});
