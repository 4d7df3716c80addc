// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {OUTDATED} from '@site/src/lib/outdated';
import {lazyTool} from './lazy-tool';

/** Reports to the tool that its region is almost in view. */
let approach: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly {isIntersecting: boolean}[]) => void) {
        approach = () => report([{isIntersecting: true}]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('a tool whose code cannot be fetched says so each time, and is fetched again on request', async () => {
  const load = vi
    .fn(() => Promise.resolve({default: () => <p>ready</p>}))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const Tool = lazyTool('A tool', load, <p>static</p>);
  render(<Tool />);
  const status = screen.getByRole('status');
  expect(load).not.toHaveBeenCalled();
  act(approach);
  for (const attempt of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', {name: 'Try again'}));
    expect(load).toHaveBeenCalledTimes(attempt + 1);
    expect(document.activeElement).toBe(screen.getByRole('region', {name: 'A tool'}));
    expect(status.textContent).toBe('');
  }
  await screen.findByText('ready');
  expect([screen.queryByText('static'), screen.queryByRole('status')]).toEqual([null, null]);
});

test('a tool whose code is gone, because the site was published again, asks for a new page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status: 404})));
  const runtime = {type: 'none', src: '/assets/js/runtime~main.1.js'};
  document.head.append(Object.assign(document.createElement('script'), runtime));
  const Tool = lazyTool('A tool', () => Promise.reject(new Error('gone')), <p>static</p>);
  render(<Tool />);
  act(approach);
  await screen.findByText(OUTDATED);
  expect([screen.queryByRole('button'), screen.queryByText('static') !== null]).toEqual([null, true]);
});

test('a tool that fails on what a link hands over keeps the page, and starts again without it', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  history.replaceState({key: 'router'}, '', '?a=b#console&params=bad');
  function Form(): ReactNode {
    if (location.hash.includes('bad')) throw new Error('too deep');
    return <p>ready</p>;
  }
  const Tool = lazyTool('A tool', () => Promise.resolve({default: Form}), <p>static</p>);
  render(
    <>
      <Tool />
      <p>the page</p>
    </>,
  );
  act(approach);
  const alert = await screen.findByRole('alert');
  expect([alert.textContent, screen.queryByText('the page') !== null]).toEqual([
    expect.stringContaining('look in the explorer before you send another') as string,
    true,
  ]);
  expect(report.mock.calls.flat()).toContainEqual(new Error('too deep'));
  report.mockRestore();
  fireEvent.click(screen.getByRole('button', {name: 'Start this part again'}));
  expect(screen.getByText('ready')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', {name: 'A tool'}));
  expect([location.search + location.hash, history.state]).toEqual(['?a=b#console', {key: 'router'}]);
});
