// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SHOWN_MS} from '../samples/frame/text-to-copy';
import {copyFrom} from './copy';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the outcome of a second copy is shown as long as that of the first', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.dataset.copy = 'text';
  await copyFrom(button);
  vi.advanceTimersByTime(SHOWN_MS - 100);
  await copyFrom(button);
  vi.advanceTimersByTime(SHOWN_MS - 100);
  expect(button.dataset.copied).toBe('true');
  vi.advanceTimersByTime(100);
  expect(button.dataset.copied).toBeUndefined();
});
