import type {Root, Table} from 'mdast';
import {expect, test} from 'vitest';
import {nameTables} from './name-tables';

const table = (): Table => ({type: 'table', children: []});
const labelOf = ({data}: Table) => data?.hProperties?.label;

test('a table gets the text of the heading above it, or the title of the page, also inside of another block', () => {
  const [before, first, nested] = [table(), table(), table()];
  const tree: Root = {
    type: 'root',
    children: [
      before,
      {
        type: 'heading',
        depth: 2,
        children: [
          {type: 'text', value: 'Codes of '},
          {type: 'emphasis', children: [{type: 'inlineCode', value: 'eth_call'}]},
        ],
      },
      first,
      {type: 'blockquote', children: [nested]},
    ],
  };
  nameTables()(tree, {data: {frontMatter: {title: 'Errors'}}});
  expect([before, first, nested].map(labelOf)).toEqual(['Errors', 'Codes of eth_call', 'Codes of eth_call']);
});
