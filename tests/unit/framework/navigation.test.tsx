// @vitest-environment jsdom
import {useHistory, useLocation} from '@docusaurus/router';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import {act, cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {BrowserRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const code = vi.hoisted(() => ({load: vi.fn<() => Promise<unknown>>()}));
vi.mock('@generated/routes', () => ({
  default: ['/next', '/ahead', '/failing'].map((path) => ({
    path,
    exact: true,
    component: {preload: () => code.load()},
  })),
}));
vi.mock('@generated/client-modules', () => ({default: []}));

const rendered: string[] = [];

function Page(): ReactNode {
  rendered.push(useLocation().pathname);
  return null;
}
const page = <Page />;
let go: (address: string) => void;

function App(): ReactNode {
  const history = useHistory();
  go = (address) => act(() => history.push(address));
  return <PendingNavigation location={useLocation()}>{page}</PendingNavigation>;
}

beforeEach(() => {
  rendered.length = 0;
  code.load.mockReset();
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/first');
  render(<App />, {wrapper: BrowserRouter});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('until the code of the next page is loaded, the previous page stays', async () => {
  let finish: () => void = () => undefined;
  code.load.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  go('/next');
  expect(new Set(rendered)).toEqual(new Set(['/first']));
  await act(() => Promise.resolve(finish()));
  expect(rendered.at(-1)).toBe('/next');
});

test('a page that was loaded ahead is rendered at once, and the previous page not again', async () => {
  code.load.mockResolvedValue(undefined);
  await docusaurus.preload('/ahead#part');
  expect(code.load).toHaveBeenCalled();
  go('/ahead');
  expect(rendered).toEqual(['/first', '/ahead']);
});

test('a page whose code failed to load is loaded again by the click', async () => {
  code.load.mockRejectedValueOnce(new Error('status 503'));
  await expect(docusaurus.preload('/failing')).rejects.toThrow('503');
  code.load.mockResolvedValue(undefined);
  await act(() => Promise.resolve(go('/failing')));
  expect(code.load).toHaveBeenCalledTimes(2);
  expect(rendered.at(-1)).toBe('/failing');
});
