import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {keepWhole} from './keep-whole';

test('dates, words with zero, and code of a short word do not break; other code does', () => {
  const code = ['new-account.ts', 'npm install', 'x'.repeat(25)].map((text) => h('code', text));
  const tree: Root = {type: 'root', children: [h('h2', 'A zero-fee send'), h('p', 'Of 2023-11-10'), ...code]};
  keepWhole()(tree);
  const [heading, text] = tree.children as Element[];
  expect(heading).toEqual(h('h2', 'A ', h('span.whole', 'zero-fee'), ' send'));
  expect(text?.children[1]).toEqual(h('span.whole', '2023-11-10'));
  expect(code.map(({properties}) => properties.className)).toEqual([['short'], undefined, undefined]);
});
