// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
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
  vi.unstubAllGlobals();
});

test('a tool whose code cannot be fetched says so, and is fetched again on request', async () => {
  const load = vi
    .fn(() => Promise.resolve({default: () => <p>ready</p>}))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const Tool = lazyTool('A tool', load, <p>static</p>);
  render(<Tool />);
  const region = screen.getByRole('region', {name: 'A tool'});
  expect(region.hasAttribute('tabindex')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(load).not.toHaveBeenCalled();
  act(approach);
  fireEvent.click(await screen.findByRole('button', {name: 'Try again'}));
  expect(document.activeElement).toBe(region);
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText(/This tool did not load\./);
  expect(screen.getByRole('status').textContent).toContain('This tool did not load.');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText('ready');
  expect([screen.queryByText('static'), screen.queryByRole('status')]).toEqual([null, null]);
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([true, false])(
  'a focus in the static form goes to the region with the tool: %s',
  async (inside) => {
    const load = () => Promise.resolve({default: () => <p>ready</p>});
    const Tool = lazyTool('A tool', load, <a href="/status">static</a>);
    render(
      <>
        <Tool />
        <button>beside</button>
      </>,
    );
    const beside = screen.getByRole('button', {name: 'beside'});
    (inside ? screen.getByRole('link', {name: 'static'}) : beside).focus();
    act(approach);
    await screen.findByText('ready');
    expect(document.activeElement).toBe(inside ? screen.getByRole('region', {name: 'A tool'}) : beside);
  },
);
