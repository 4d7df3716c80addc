// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Marked} from './Marked';

afterEach(cleanup);

it.each([
  ['no match', 'no match', []],
  ['the <mark>fee</mark> and <mark>key</mark>', 'the fee and key', ['fee', 'key']],
  ['&lt;img src=x onerror=alert(1)&gt; &amp;amp;', '<img src=x onerror=alert(1)> &amp;', []],
  ['<img src=x> <mark><b>x</b></mark>', '<img src=x> <b>x</b>', ['<b>x</b>']],
  ['<mark>not closed', '<mark>not closed', []],
])('%s', (html, text, marks) => {
  const {container} = render(<Marked html={html} />);
  expect(container.textContent).toBe(text);
  expect(Array.from(container.querySelectorAll('*'), ({outerHTML}) => outerHTML)).toHaveLength(marks.length);
  expect(Array.from(container.querySelectorAll('mark'), ({textContent}) => textContent)).toEqual(marks);
});
