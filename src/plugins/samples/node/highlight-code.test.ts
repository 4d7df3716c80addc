import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, test} from 'vitest';
import {highlightCode} from './highlight-code';
import {highlight} from './html';
import {parseMeta} from './meta';
import {tokenize} from './tokens';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlighting', () => {
  test.each([
    ['ts', 'const a: string = `x ${1n}`; // why'],
    ['solidity', 'pragma solidity 0.8.24;\ncontract A { function f() public view returns (uint) {} }'],
    ['bash', 'curl --data "@body.json" https://example.org # go'],
    ['json', '{"a": [1, true, null]}'],
    ['text', 'Status 1 <b> & more'],
  ])('%s: the text survives to the letter', (language, code) => {
    expect(text(highlight(code, language, []))).toBe(`${code}\n`);
  });

  test('each kind of token gets its color, in Solidity too', () => {
    const html = highlight('function f() public pure returns (uint) { return 1; } // c', 'solidity', []);
    for (const kind of ['keyword', 'number', 'comment', 'function'])
      expect(html).toContain(`class="t-${kind}"`);
  });

  test('markup in code is escaped', () => {
    expect(highlight('<script>alert(1)</script>', 'text', [])).not.toContain('<script');
  });

  test('marks the requested lines, and throws for a line that does not exist', () => {
    expect(highlight('a\nb', 'text', [2])).toContain('<span class="line line-marked">b');
    for (const line of [0, 2])
      expect(() => highlight('a', 'text', [line])).toThrow(
        `Line ${line} is marked, but the code has lines 1 to 1`,
      );
  });

  test('throws for an unknown language', () => {
    expect(() => tokenize('a', 'klingon')).toThrow('klingon');
  });

  test('reads title and ranges from the meta string', () => {
    expect(parseMeta('file=x title="a b" {1,3-5}')).toEqual({title: 'a b', lines: [1, 3, 4, 5]});
    expect(parseMeta(undefined)).toEqual({lines: []});
  });
});

describe('programs', () => {
  test.each([
    ['ts file=examples/ethers/wait.ts#wait', true],
    ['solidity file=examples/solidity/Shop.sol', true],
    ['bash file=examples/rpc/batch.sh', true],
    ['bash file=examples/rpc/batch.sh notrun="reason"', false],
    ['json file=examples/rpc/batch.json', false],
    ['text file=examples/ethers/wait.out', false],
    ['ts', false],
  ])('%s: links to how it is tested: %s', (fence, linked) => {
    const [lang, ...meta] = fence.split(' ');
    const tree: Root = {
      type: 'root',
      children: [{type: 'code', lang, meta: meta.join(' '), value: 'const a = 1;'}],
    };
    highlightCode({testedAt: '/tests'})(tree);
    expect(JSON.stringify(tree).includes('"/tests"')).toBe(linked);
  });
});

test('a file gets its further props on its last fence on the page', () => {
  const fence = (meta: string) => ({type: 'code' as const, lang: 'ts', meta, value: 'a'});
  const tree: Root = {
    type: 'root',
    children: [fence('file=examples/a.ts#one'), fence('file=examples/a.ts#two'), fence('file=examples/b.ts')],
  };
  highlightCode({
    testedAt: '/tests',
    propsOf: (file): Record<string, string> => (file === 'examples/a.ts' ? {run: 'a'} : {}),
  })(tree);
  const runs = (tree.children as unknown as MdxJsxFlowElement[]).map(
    ({attributes}) => attributes.find((attribute) => 'name' in attribute && attribute.name === 'run')?.value,
  );
  expect(runs).toEqual([undefined, 'a', undefined]);
});

test('a whole Solidity file is marked as a contract, a region of one is not', () => {
  for (const [meta, marked] of [
    ['file=examples/a.sol', true],
    ['file=examples/a.sol#buy', false],
    ['file=examples/a.ts', false],
  ] as const) {
    const tree: Root = {type: 'root', children: [{type: 'code', lang: 'ts', meta, value: 'a'}]};
    highlightCode({testedAt: '/tests'})(tree);
    expect(JSON.stringify(tree).includes('"contract"')).toBe(marked);
  }
});
