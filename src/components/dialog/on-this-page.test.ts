// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {onThisPage} from './on-this-page';

test('acts on the page of the call, also at another section of it, and not on another page', () => {
  history.replaceState(null, '', '/a');
  const guard = onThisPage();
  const act = vi.fn();
  history.replaceState(null, '', '/a#section');
  guard(act);
  expect(act).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/b');
  guard(act);
  expect(act).toHaveBeenCalledTimes(1);
});
