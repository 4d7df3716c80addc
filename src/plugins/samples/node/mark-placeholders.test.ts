import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {splitPlaceholders} from '../client/placeholders';
import {markPlaceholders} from './mark-placeholders';

const placeholders = {key: 'YOUR_KEY', contract: 'CONTRACT_ADDRESS'};

test('the parts join to the original text, and only whole names are placeholders', () => {
  const text = 'a/YOUR_KEY CONTRACT_ADDRESS MY_CONTRACT_ADDRESS YOUR_KEYS YOUR_KEY';
  const parts = splitPlaceholders(text, placeholders);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({kind}) => kind ?? [])).toEqual(['key', 'contract', 'key']);
});

test('placeholders in inline code are marked, unless the code is nothing but a placeholder', () => {
  const code = (value: string) => ({type: 'inlineCode', value}) as const;
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [code('x/YOUR_KEY'), code('YOUR_KEY'), code('x')]}],
  };
  markPlaceholders(placeholders)(tree);
  expect(tree).toMatchObject({
    children: [
      {
        children: [
          {
            name: 'code',
            children: [{value: 'x/'}, {name: 'span', attributes: [{name: 'data-fill', value: 'key'}]}],
          },
          code('YOUR_KEY'),
          code('x'),
        ],
      },
    ],
  });
});
