// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {throwAwayKey} from '../run/account';
import {hasStoredValues, STORAGE_KEY} from './storage-key';
import {getReaderValues, setReaderValues, subscribeReaderValues} from './store';

function showAgain(persisted: boolean): void {
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));
}

test('a page that Back shows again as it was left has no key that the reader has cleared on another page', () => {
  const listener = vi.fn();
  setReaderValues({testnet: 'reader-key-1'});
  subscribeReaderValues(listener);
  showAgain(false);
  showAgain(true);
  expect(getReaderValues()).toEqual({testnet: 'reader-key-1'});
  listener.mockClear();
  sessionStorage.removeItem(STORAGE_KEY);
  showAgain(true);
  expect(getReaderValues()).toEqual({});
  expect(listener).toHaveBeenCalledOnce();
});

test('a key that the reader enters is gone from what the tab stored before', () => {
  sessionStorage.setItem('draft', '"It fails with reader-key-1"');
  setReaderValues({gtn: 'reader-key-1'});
  expect(sessionStorage.getItem('draft')).toBe('"It fails with YOUR_API_KEY"');
  setReaderValues({});
  sessionStorage.clear();
});

test('the throwaway account is random, lasts for the tab beside other values, and is cleared with them', () => {
  const first = throwAwayKey();
  expect(first).toMatch(/^0x[0-9a-f]{64}$/);
  showAgain(true);
  expect(throwAwayKey()).toBe(first);
  expect([hasStoredValues(), localStorage.length]).toEqual([true, 0]);
  setReaderValues({});
  expect([sessionStorage.length, hasStoredValues()]).toEqual([0, false]);
  expect(throwAwayKey()).not.toBe(first);
  setReaderValues({});
});
