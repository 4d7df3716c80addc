// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {copyFrom, readCodeWith, textToCopy} from './copy';

function button(html: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.querySelector<HTMLElement>('button');
  if (!found) throw new Error('no button');
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the code of the frame is copied without the final line break, so that pasting does not run it', () => {
  const copy = button('<figure><button data-copy=""></button><code><b>curl</b> x\n  y\n</code></figure>');
  expect(textToCopy(copy)).toBe('curl x\n  y');
});

test('the value of the button takes precedence over the code around it', () => {
  expect(textToCopy(button('<figure><button data-copy="0x1"></button><code>x</code></figure>'))).toBe('0x1');
});

test('the reader’s values are put into the code of the site, and not into a text that a button has', () => {
  readCodeWith((code) => code.textContent.replace('KEY', 'abc'));
  expect(textToCopy(button('<span><code>KEY</code><button data-copy=""></button></span>'))).toBe('abc');
  expect(textToCopy(button('<figure><code>KEY</code><button data-copy="KEY"></button></figure>'))).toBe(
    'KEY',
  );
});

test('the outcome of a second copy is shown for two seconds, like that of the first', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
  const copy = button('<button data-copy="text"></button>');
  await copyFrom(copy);
  vi.advanceTimersByTime(1900);
  await copyFrom(copy);
  vi.advanceTimersByTime(1900);
  expect(copy.dataset.copied).toBe('true');
  vi.advanceTimersByTime(100);
  expect(copy.dataset.copied).toBeUndefined();
});
