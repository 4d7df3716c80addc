import {describe, expect, test} from 'vitest';
import {splitFences} from './fences';
import type {Fact} from './model';
import {replaceTokens} from './tokens';

const source = {title: 'a page', asOf: '2025-09-03'};
const FACTS = new Map<string, Fact>([
  ['limits.gas', {value: 300_000_000, text: '300,000,000', unit: 'gas', source}],
  ['networks.gtn.rpcUrl', {value: 'https://rpc.example', source}],
  ['bad.markup', {value: 'a<b', source}],
]);
const replace = (source: string) => replaceTokens(source, FACTS, 'page.mdx');

describe('fact tokens', () => {
  test.each([
    ['prose', 'up to {{limits.gas}} gas', 'up to 300,000,000 gas'],
    ['raw form', '{{limits.gas.raw}}', '300000000'],
    ['unit', '{{limits.gas}} {{limits.gas.unit}}', '300,000,000 gas'],
    ['month', '{{limits.gas.asOf}}', 'September 2025'],
    ['ISO date', '{{limits.gas.asOf.raw}}', '2025-09-03'],
    ['link target', '[RPC]({{networks.gtn.rpcUrl}}/zgt)', '[RPC](https://rpc.example/zgt)'],
    ['table cell', '| gas | {{ limits.gas }} |', '| gas | 300,000,000 |'],
    ['JSX attribute', '<Copy value="{{networks.gtn.rpcUrl}}" />', '<Copy value="https://rpc.example" />'],
    [
      'front matter',
      '---\ndescription: up to {{limits.gas}}\n---\n',
      '---\ndescription: up to 300,000,000\n---\n',
    ],
  ])('are replaced in %s', (_position, source, expected) => {
    expect(replace(source).text).toBe(expected);
  });

  test('are left unchanged inside fences of any length and kind', () => {
    const source = ['```ts', '{{limits.gas}}', '```', '~~~~', '{{nope}}', '~~~', '~~~~', ''].join('\n');
    expect(replace(source)).toEqual({text: source, used: []});
  });

  test('are replaced in a file with CRLF line endings, which becomes one with LF', () => {
    const source = ['---', 'title: x', '---', '', '{{limits.gas}}', '```', '{{limits.gas}}', '```', 'End'];
    const expected = [...source.slice(0, 4), '300,000,000', ...source.slice(5)];
    expect(replace(source.join('\r\n')).text).toBe(expected.join('\n'));
    const separated = 'one\u2028two\r\nthree';
    expect(splitFences(separated)).toEqual([{kind: 'text', text: separated, line: 1}]);
  });

  test('are listed without duplicates, in order of appearance', () => {
    expect(replace('{{networks.gtn.rpcUrl}} {{limits.gas}} {{limits.gas.raw}}').used).toEqual([
      FACTS.get('networks.gtn.rpcUrl'),
      FACTS.get('limits.gas'),
    ]);
  });

  test('throw when unknown, naming file, line and token', () => {
    const message = /page\.mdx:6: unknown token \{\{(?:limits\.gass|bad\.markup\.unit)\}\}/;
    for (const token of ['{{limits.gass}}', '{{bad.markup.unit}}'])
      expect(() => replace('one\n\n```\nx\n```\nthree ' + token)).toThrow(message);
  });

  test('throw when MDX would read the value as markup', () => {
    expect(() => replace('{{bad.markup}}')).toThrow(/holds markup/);
  });

  test.each(['{{limits.gas}}. Plan so.', '> - {{limits.gas.raw}}) Plan so.', '{{limits.gas}}.'])(
    'throw when the line would become an ordered list, naming file and line: %s',
    (line) => {
      expect(() => replace(`one\n\n${line}`)).toThrow(/page\.mdx:3: the line begins with \{\{limits\.gas/);
    },
  );

  test('may otherwise start a line', () => {
    expect(replace('{{limits.gas}} gas.\n\nIt is {{limits.gas}}. Plan so.').text).toBe(
      '300,000,000 gas.\n\nIt is 300,000,000. Plan so.',
    );
  });
});

test.each([
  ['a quotation', '> ```ts\n> x\n> ```\n', '> ```ts\n> x\n> ```\n'],
  ['a quotation that ends first', '> ```ts\n> x\n\n{{a}}\n\n> ```\n> y\n', '> ```ts\n> x\n,> ```\n> y\n'],
  ['a list', 'a\n1. - ~~~\n     x\n     ~~~\nb\n', '1. - ~~~\n     x\n     ~~~\n'],
  ['no block, as inline code', '```x``` is {{a}}\n\n- ````y``` z```` {{b}}\n', ''],
  ['a file that ends in it', 'a\n```\nunclosed', '```\nunclosed'],
])('a fence is found in %s', (_, source, fences) => {
  const segments = splitFences(source);
  const found = segments.filter(({kind}) => kind === 'fence').map(({text}) => text);
  expect(found.join()).toBe(fences);
  expect(segments.map(({text}) => text).join('')).toBe(source);
});
