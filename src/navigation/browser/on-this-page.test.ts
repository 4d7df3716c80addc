// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {onThisPage} from './on-this-page';

test.each([
  ['the same page', '/a', 1],
  ['another section of the page', '/a#section', 1],
  ['another page', '/b', 0],
])('a reader who is on %s when the code has loaded or failed', async (_, address, calls) => {
  history.replaceState(null, '', '/a');
  const [open, fail] = [vi.fn(), vi.fn()];
  onThisPage(Promise.resolve('code'), open, fail);
  onThisPage(Promise.reject(new Error('offline')), open, fail);
  history.replaceState(null, '', address);
  await new Promise((done) => setTimeout(done));
  expect(open.mock.calls).toEqual(Array.from({length: calls}, () => ['code']));
  expect(fail).toHaveBeenCalledTimes(calls);
});
