import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {afterAll, describe, expect, test} from 'vitest';
import {codeBlocks} from './code-blocks';
import {highlight} from './highlight';
import type {SampleEntry} from './manifest';

const siteDir = mkdtempSync(path.join(tmpdir(), 'code-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
write(
  'examples/a.ts',
  '// #region one\nfunction f() {\n  // #region two\n  return 1;\n  // #endregion two\n}\n// #endregion one\n',
);
write('examples/b.ts', '// #region empty\n\n// #endregion empty\n// #region open\nb();\n');
write('examples/c.ts', '// #region c\nc();\n// #endregion c\n// #region c\n// #endregion c\n');
write('examples/nothing.ts', '\n');
write('examples/new.ts', 'a');
for (const file of ['A.sol', 'A.t.sol', 'run.sh', 'run.out', 'data.json', 'no.py'])
  write(`examples/${file}`, 'a');
afterAll(() => rmSync(siteDir, {recursive: true}));

const PROGRAM: SampleEntry = {kind: 'program'};
const DATA: SampleEntry = {kind: 'data'};
const entries = new Map<string, SampleEntry>([
  ['a.ts', {...PROGRAM, offers: 'run'}],
  ...['b.ts', 'c.ts', 'nothing.ts', 'run.sh'].map((file) => [file, PROGRAM] as const),
  ['A.sol', {kind: 'contract'}],
  ['A.t.sol', {kind: 'replayed'}],
  ['run.out', DATA],
  ['data.json', DATA],
  ['no.py', {kind: 'not run', reason: 'no such library'}],
]);

/** Attributes of the blocks that fences become, given as `language meta` and code, in a page whose first fence is in line 3. */
function blocks(...fences: readonly (readonly [info: string, code?: string])[]) {
  const children = fences.map(([info, value = '']): Code => {
    const [lang, ...meta] = info.split(' ');
    const point = {line: 3, column: 1};
    return {type: 'code', lang, meta: meta.join(' '), value, position: {start: point, end: point}};
  });
  const tree: Root = {type: 'root', children};
  const options = {siteDir, folder: 'examples', testedAt: '/tests', placeholders: {key: 'YOUR_KEY'}, entries};
  codeBlocks(options)(tree, {path: path.join(siteDir, 'docs/page.mdx')});
  return (tree.children as unknown as MdxJsxFlowElement[]).map(({attributes}) =>
    Object.fromEntries(attributes.map((one) => ['name' in one ? one.name : '', one.value])),
  );
}

/** The text of highlighted code. */
const textOf = (html: unknown): string =>
  String(html)
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('a fence shows', () => {
  test.each([
    ['ts file=examples/a.ts', 'function f() {\n  return 1;\n}\n'],
    ['ts file=examples/a.ts#one', 'function f() {\n  return 1;\n}\n'],
    ['ts file=examples/a.ts#two', 'return 1;\n'],
  ])('%s: the file or region, without markers and common indentation', (info, text) => {
    expect(textOf(blocks([info])[0]?.html)).toBe(text);
  });

  test.each([
    ['ts', 'const a: string = `x ${1n}`; // why'],
    ['solidity', 'pragma solidity 0.8.24;\ncontract A { function f() public view returns (uint) {} }'],
    ['bash', 'curl --data "@body.json" https://example.org # go'],
    ['json', '{"a": [1, true, null]}'],
    ['text', 'Status 1 <b> & more <script>alert(1)</script>'],
  ])('%s: its text to the letter, escaped', (language, code) => {
    const html = highlight(code, language);
    expect(textOf(html)).toBe(`${code}\n`);
    expect(html).not.toMatch(/<(?!\/?span|wbr>)/);
  });

  test('no hyphen at the end of a line, and a URL on two lines only after its slashes and dots', () => {
    const parts = highlight('npm i --save-dev https://a.example.org/b/YOUR_KEY', 'bash').split('<wbr>');
    expect(parts.map(textOf)).toEqual([
      'npm i --save-dev https://a.',
      'example.',
      'org/',
      'b/',
      'YOUR_KEY\n',
    ]);
    expect(parts[0]).toMatch(/>--s<.+>-d</);
  });

  test('colors, in Solidity too', () => {
    const html = highlight('function f() public pure returns (uint) { return 1; } // c', 'solidity');
    for (const color of ['keyword', 'number', 'comment', 'function'])
      expect(html).toContain(`class="t-${color}"`);
  });

  test('placeholders for a reader’s own values marked', () => {
    expect(blocks(['ts', "const url = 'u/YOUR_KEY'; const MY_YOUR_KEY = 1;"])[0]?.html).toContain(
      '<span data-fill="key">YOUR_KEY</span>',
    );
  });
});

test.each([
  ['ts file=examples/a.ts#one', {title: 'examples/a.ts', testedAt: '/tests', run: 'a'}],
  ['solidity file=examples/A.sol', {title: 'examples/A.sol', testedAt: '/tests', contract: 'true'}],
  ['solidity file=examples/A.t.sol', {title: 'examples/A.t.sol', testedAt: '/tests'}],
  ['bash file=examples/run.sh', {testedAt: '/tests'}],
  ['python file=examples/no.py', {title: 'examples/no.py'}],
  ['json file=examples/data.json title="body"', {title: 'body'}],
  ['text file=examples/run.out', {output: 'true'}],
  ['ts', {}],
  ['text', {}],
])('the block of %s has the properties %j', (info, expected) => {
  const [{html, ...rest} = {}] = blocks([info, info.includes('file=') ? '' : 'a']);
  expect(html).toContain('class="line"');
  expect(rest).toEqual({language: info.split(' ')[0], ...expected});
});

test('a file that is shown in pieces gets its further properties on the last one', () => {
  const shown = blocks(['ts file=examples/a.ts#one'], ['ts file=examples/a.ts#two'], ['ts', 'b']);
  expect(shown.map(({run}) => run)).toEqual([undefined, 'a', undefined]);
});

test.each([
  ['ts file=examples/b.ts#three', '', 'examples/b.ts has no region "three". Correct the name'],
  [
    'ts file=examples/b.ts#empty',
    '',
    'examples/b.ts has no code in the region "empty". Add code, or remove the fence',
  ],
  ['ts file=examples/b.ts#open', '', 'examples/b.ts does not close the region "open". Add #endregion open'],
  ['ts file=examples/c.ts#c', '', 'examples/c.ts opens the region "c" more than once'],
  ['ts file=examples/nothing.ts', '', 'examples/nothing.ts has no code'],
  ['ts file=examples/none.ts', '', 'file=examples/none.ts does not exist'],
  ['ts file=examples/../package.json', '', 'file=examples/../package.json is not below examples/'],
  ['ts file=examples/a.ts', 'x', 'the fence with file=examples/a.ts must be empty'],
  ['klingon', 'x', 'the code language "klingon" is unknown. Use the name of a Prism language'],
  ['', 'x', 'the fence names no language'],
  ['ts file=examples/new.ts', '', 'examples/new.ts is not in the manifest of examples/. Add a row'],
])('%s %j stops the build with page, line and remedy: %s', (info, code, message) => {
  expect(() => blocks([info, code])).toThrow(`docs/page.mdx:3: ${message}`);
});
