import type {Root, RootContent} from 'mdast';
import {expect, test} from 'vitest';
import {laterBlocks} from './later-blocks';

const paragraphs = (count: number): RootContent[] =>
  Array.from({length: count}, (_, index) => ({
    type: 'paragraph',
    children: [{type: 'text', value: String(index)}],
  }));
const code: RootContent = {type: 'mdxjsEsm', value: "import {Table} from './Table'"};
const transformed = (children: RootContent[]): Root => {
  const tree: Root = {type: 'root', children};
  laterBlocks()(tree);
  return tree;
};

test('all blocks of a page stay in order: the first fourteen, then one element with the others', () => {
  const blocks = paragraphs(20);
  expect(transformed([...blocks]).children).toEqual([
    ...blocks.slice(0, 14),
    expect.objectContaining({name: 'LaterBlocks', children: blocks.slice(14)}),
  ]);
});

test('imports stay at the top level, where MDX accepts them', () => {
  const blocks = paragraphs(15);
  const [first, ...others] = transformed([...blocks.slice(0, 14), code, ...blocks.slice(14)]).children;
  expect(first).toBe(code);
  expect(others).toEqual([
    ...blocks.slice(0, 14),
    expect.objectContaining({name: 'LaterBlocks', children: [blocks[14]]}),
  ]);
});

test('a short page stays as it is', () => {
  expect(transformed([code, ...paragraphs(14)]).children).toEqual([code, ...paragraphs(14)]);
});
