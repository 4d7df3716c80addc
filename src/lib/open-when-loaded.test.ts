// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {openWhenLoaded} from './open-when-loaded';

afterEach(() => document.body.replaceChildren());

test.each([
  ['the same page', '/a', 1],
  ['another section of the page', '/a#section', 1],
  ['another page', '/b', 0],
])('a reader who is on %s when the code has loaded or failed', async (_, address, calls) => {
  history.replaceState(null, '', '/a');
  const [open, fail] = [vi.fn(), vi.fn()];
  openWhenLoaded(Promise.resolve('code'), open, fail);
  openWhenLoaded(Promise.reject(new Error('offline')), open, fail);
  history.replaceState(null, '', address);
  await new Promise((done) => setTimeout(done));
  expect(open.mock.calls).toEqual(Array.from({length: calls}, () => ['code']));
  expect(fail).toHaveBeenCalledTimes(calls);
});

/** Counts what opens and fails when something happens while the code loads. */
async function countWhile(meanwhile: () => void): Promise<readonly number[]> {
  const [open, fail] = [vi.fn(), vi.fn()];
  openWhenLoaded(Promise.resolve('code'), open, fail);
  openWhenLoaded(Promise.reject(new Error('offline')), open, fail);
  meanwhile();
  await new Promise((done) => setTimeout(done));
  return [open.mock.calls.length, fail.mock.calls.length];
}

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', {key}));

test('Escape cancels, other keys do not', async () => {
  expect(await countWhile(() => press('a'))).toEqual([1, 1]);
  expect(await countWhile(() => press('Escape'))).toEqual([0, 0]);
  expect(await countWhile(() => undefined)).toEqual([1, 1]);
});

test('in a dialog that was open, which may use Escape itself, only its closing cancels', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  expect(await countWhile(() => press('Escape'))).toEqual([1, 1]);
  expect(await countWhile(() => (dialog.open = false))).toEqual([0, 0]);
});
