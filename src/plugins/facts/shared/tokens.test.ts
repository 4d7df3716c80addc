import {describe, expect, test} from 'vitest';
import {splitFences} from './fences';
import {placeBefore, replaceTokens} from './tokens';

const FACTS: Readonly<Record<string, {text: string; raw: string}>> = {
  'limits.gas': {text: '300,000,000', raw: '300000000'},
  'networks.gtn.rpcUrl': {text: 'https://rpc.example', raw: 'https://rpc.example'},
  'bad.markup': {text: 'a<b', raw: 'a<b'},
};
const lookup = (name: string) => FACTS[name];
const replace = (source: string) => replaceTokens(source, lookup, 'page.mdx');

describe('fact tokens', () => {
  test.each([
    ['prose', 'up to {{limits.gas}} gas', 'up to 300,000,000 gas'],
    ['raw form', '{{limits.gas.raw}}', '300000000'],
    ['link target', '[RPC]({{networks.gtn.rpcUrl}}/zgt)', '[RPC](https://rpc.example/zgt)'],
    ['table cell', '| gas | {{ limits.gas }} |', '| gas | 300,000,000 |'],
    ['JSX attribute', '<Copy value="{{networks.gtn.rpcUrl}}" />', '<Copy value="https://rpc.example" />'],
    ['inline code', '`{{limits.gas.raw}}`', '`300000000`'],
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

  test('are listed without duplicates, in order of appearance', () => {
    expect(replace('{{networks.gtn.rpcUrl}} {{limits.gas}} {{limits.gas.raw}}').used).toEqual([
      'networks.gtn.rpcUrl',
      'limits.gas',
    ]);
  });

  test('throw when unknown, naming file, line and token', () => {
    expect(() => replace('one\n\n```\nx\n```\nthree {{limits.gass}}')).toThrow(
      /page\.mdx:6: unknown token \{\{limits\.gass\}\}/,
    );
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

  test('placeBefore puts an element before the given heading, or at the end', () => {
    expect(placeBefore('a\n\n## Next steps\n\n- b', '<X />', '## Next steps')).toBe(
      'a\n\n<X />\n\n## Next steps\n\n- b',
    );
    expect(placeBefore('a', '<X />', '## Next steps')).toBe('a\n\n<X />\n');
  });
});

test.each([
  ['> ```ts\n> x\n> ```\n', '> ```ts\n> x\n> ```\n'],
  ['a\n1. - > ~~~\n   x\n   ~~~\nb\n', '1. - > ~~~\n   x\n   ~~~\n'],
])('a fence in a list or a quotation is one: %j', (source, fence) => {
  expect(
    splitFences(source)
      .filter(({kind}) => kind === 'fence')
      .map(({text}) => text),
  ).toEqual([fence]);
});

test('a line that begins with inline code in three backticks opens no fence', () => {
  const source = '```x``` is {{a}}\n\n- ````y``` z```` {{b}}\n';
  expect(splitFences(source)).toEqual([{kind: 'text', text: source, line: 1}]);
});

test('segments split at fences join to the original text', () => {
  for (const source of ['', 'a', 'a\n```\nb\n```\nc\n', '```\nunclosed', '- item\n  ```ts\n  x\n  ```\n']) {
    expect(
      splitFences(source)
        .map(({text}) => text)
        .join(''),
    ).toBe(source);
  }
});
