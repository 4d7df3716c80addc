import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {firstTerms} from './first-terms';

const term = (id: string, value: string) => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
  children: [{type: 'text', value}],
});

test('a page marks a term where it comes first, also in another paragraph; later it is plain text', () => {
  const paragraph = (...children: unknown[]) => ({type: 'paragraph', children});
  const first = term('gas', 'Gas');
  const other = term('block', 'a block');
  const tree = {
    type: 'root',
    children: [paragraph(first, other), paragraph(term('gas', 'gas'), term('block', 'blocks'))],
  } as unknown as Root;
  firstTerms()(tree);
  expect(tree.children).toEqual([
    paragraph(first, other),
    paragraph({type: 'text', value: 'gas'}, {type: 'text', value: 'blocks'}),
  ]);
});
