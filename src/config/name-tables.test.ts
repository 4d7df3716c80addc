import type {Root, RootContent, Table} from 'mdast';
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

test('tables of the same columns are siblings, and a table of other columns is not', () => {
  const named = (text: string): Table => ({
    type: 'table',
    children: [{type: 'tableRow', children: [{type: 'tableCell', children: [{type: 'text', value: text}]}]}],
  });
  const tables = ['Ethereum', 'Field', 'Ethereum'].map(named);
  nameTables()({type: 'root', children: tables satisfies RootContent[]}, {data: {}});
  expect(tables.map(({data}) => data?.hProperties?.siblings)).toEqual([true, undefined, true]);
});
