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

test('the code of the frame is copied without its last line break, so that pasting runs nothing', () => {
  const copy = button('<figure><button data-copy=""></button><code><b>curl</b> x\n  y\n</code></figure>');
  expect(textToCopy(copy)).toBe('curl x\n  y');
});

test('a value of its own wins over the code around it', () => {
  expect(textToCopy(button('<figure><button data-copy="0x1"></button><code>x</code></figure>'))).toBe('0x1');
});

test('a filter changes what is copied until it is taken away', () => {
  const copy = button('<button data-copy="KEY"></button>');
  const remove = filterCopies((text) => text.replace('KEY', 'abc'));
  expect(textToCopy(copy)).toBe('abc');
  remove();
  expect(textToCopy(copy)).toBe('KEY');
});
