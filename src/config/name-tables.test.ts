import type {RootContent, Table} from 'mdast';
import {expect, test} from 'vitest';
import {nameTables} from './name-tables';

const table = (head: string): Table => ({
  type: 'table',
  children: [{type: 'tableRow', children: [{type: 'tableCell', children: [{type: 'text', value: head}]}]}],
});

test('a table gets the text of the heading above it or the title of the page, and whether another has its columns', () => {
  const tables = ['Code', 'Field', 'Code'].map(table) as [Table, Table, Table];
  const heading: RootContent = {
    type: 'heading',
    depth: 2,
    children: [
      {type: 'text', value: 'Codes of '},
      {type: 'emphasis', children: [{type: 'inlineCode', value: 'eth_call'}]},
    ],
  };
  const quote: RootContent = {type: 'blockquote', children: [tables[2]]};
  const children = [tables[0], heading, tables[1], quote];
  nameTables()({type: 'root', children}, {data: {frontMatter: {title: 'Errors'}}});
  expect(tables.map(({data}) => data?.hProperties)).toEqual([
    {label: 'Errors', siblings: true},
    {label: 'Codes of eth_call'},
    {label: 'Codes of eth_call', siblings: true},
  ]);
});
