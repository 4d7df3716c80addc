// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {LOOK_IT_UP} from '../network/failure';
import {useRequest} from './useRequest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [true, LOOK_IT_UP],
  [false, 'Reload the page, then try again.'],
])(
  'an unexpected error is reported, and a reader whose request writes (%s) is told: %s',
  async (writes, next) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const {result} = renderHook(() => useRequest('a'));
    const error = new TypeError('x is undefined');
    const submit = () =>
      act(async () => {
        result.current.submit(() => Promise.reject(error), {writes});
        await Promise.resolve();
      });
    await submit();
    expect(result.current.confirming).toBe(writes);
    if (writes) await submit();
    expect(result.current).toMatchObject({running: false, outcome: {id: 'a', problem: {next}}});
    expect(report.mock.calls).toEqual([[error]]);
  },
);
