// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RemixButton} from './RemixButton';
import {remixUrl} from './remix-url';

const CODE = 'contract A {}';
const opened = vi.fn();

beforeEach(() => {
  vi.stubGlobal('open', opened);
  history.replaceState(null, '', '/a');
  render(
    <figure>
      <code>{CODE}</code>
      <RemixButton />
    </figure>,
  );
});
afterEach(() => {
  cleanup();
  opened.mockReset();
  vi.doUnmock('./remix-url');
  vi.unstubAllGlobals();
});

test.each([
  ['the same page', '/a', [[remixUrl(CODE), '_blank', 'noopener,noreferrer']]],
  ['another page', '/b', []],
])('a reader who is on %s when the code has loaded', async (_, address, calls) => {
  fireEvent.click(screen.getByRole('button'));
  history.replaceState(null, '', address);
  await import('./remix-url');
  await new Promise((done) => setTimeout(done));
  expect(opened.mock.calls).toEqual(calls);
});

test.each(['pointerEnter', 'focus'] as const)('the code is loaded at %s, before the click', async (event) => {
  const load = vi.fn(() => ({openInRemix: opened}));
  vi.doMock('./remix-url', load);
  fireEvent[event](screen.getByRole('button'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(opened).not.toHaveBeenCalled();
});
