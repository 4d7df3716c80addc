// @vitest-environment jsdom
import {afterEach, expect, test} from 'vitest';
import {filterCopies, textToCopy} from './text-to-copy';

function button(html: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.querySelector<HTMLElement>('button');
  if (!found) throw new Error('no button');
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('the code of the frame is copied without the final line break, so that pasting does not run it', () => {
  const copy = button('<figure><button data-copy=""></button><code><b>curl</b> x\n  y\n</code></figure>');
  expect(textToCopy(copy)).toBe('curl x\n  y');
});

test('the value of the button takes precedence over the code around it', () => {
  expect(textToCopy(button('<figure><button data-copy="0x1"></button><code>x</code></figure>'))).toBe('0x1');
});

test('a filter changes what is copied', () => {
  filterCopies((text) => text.replace('KEY', 'abc'));
  expect(textToCopy(button('<button data-copy="KEY"></button>'))).toBe('abc');
});
