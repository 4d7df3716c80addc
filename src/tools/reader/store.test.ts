// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {STORAGE_KEY} from './storage-key';
import {getReaderValues, setReaderValues, subscribeReaderValues} from './store';

function showAgain(persisted: boolean): void {
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));
}

test('a page that Back shows again as it was left has no key that the reader has cleared on another page', () => {
  const listener = vi.fn();
  setReaderValues({apiKey: 'reader-key-1'});
  subscribeReaderValues(listener);
  showAgain(false);
  showAgain(true);
  expect(getReaderValues()).toEqual({apiKey: 'reader-key-1'});
  listener.mockClear();
  sessionStorage.removeItem(STORAGE_KEY);
  showAgain(true);
  expect(getReaderValues()).toEqual({});
  expect(listener).toHaveBeenCalledOnce();
});
