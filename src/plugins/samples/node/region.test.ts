import path from 'node:path';
import type {Code, Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {codeRegion} from './code-region';
import {extractRegion, parseReference} from './region';

const SOURCE = [
  '// #region a',
  'function f() {',
  '  // #region b',
  '  const x = 1;',
  '  return x;',
  '  // #endregion b',
  '}',
  '// #endregion a',
].join('\n');

describe('code region', () => {
  test('parses a reference with file and region', () => {
    expect(parseReference('file=examples/a.ts#b title="x"')).toEqual({file: 'examples/a.ts', region: 'b'});
    expect(parseReference('title="x" file=examples/a.ts')).toEqual({file: 'examples/a.ts'});
    expect(parseReference('title="profile=x"')).toBeUndefined();
  });

  test('extracts a region without its markers and indentation', () => {
    expect(extractRegion(SOURCE, {file: 'f', region: 'b'})).toBe('const x = 1;\nreturn x;');
    expect(extractRegion(SOURCE, {file: 'f', region: 'a'})).toBe(
      'function f() {\n  const x = 1;\n  return x;\n}',
    );
    expect(extractRegion(SOURCE, {file: 'f'})).not.toContain('#region');
  });

  test('throws for a region that is missing, duplicated or not closed, naming file and region', () => {
    expect(() => extractRegion(SOURCE, {file: 'f.ts', region: 'c'})).toThrow('f.ts: no region "c"');
    expect(() => extractRegion(`${SOURCE}\n${SOURCE}`, {file: 'f.ts', region: 'a'})).toThrow(
      'more than once',
    );
    expect(() => extractRegion('// #region a\nx', {file: 'f.ts', region: 'a'})).toThrow('not closed');
  });

  const siteDir = path.join(__dirname, '../../../..');
  const run = (meta: string, value = '') => {
    const code: Code = {type: 'code', lang: 'ts', meta, value};
    codeRegion({siteDir, root: 'examples'})({type: 'root', children: [code]} satisfies Root);
    return code.value;
  };

  test('fills a fence from its file', () => {
    expect(run('file=examples/package.json')).toContain('"ethers"');
  });

  test('throws for a fence that is not empty, a missing file, and a path outside the root', () => {
    expect(() => run('file=examples/package.json', 'x')).toThrow('must be empty');
    expect(() => run('file=examples/nope.ts')).toThrow('does not exist');
    expect(() => run('file=examples/../package.json')).toThrow('not below examples/');
  });
});
