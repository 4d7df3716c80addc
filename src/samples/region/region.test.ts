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
  test('a reference names file and region', () => {
    expect(parseReference('file=examples/a.ts#b title="x"')).toEqual({file: 'examples/a.ts', region: 'b'});
    expect(parseReference('title="x" file=examples/a.ts')).toEqual({file: 'examples/a.ts'});
    expect(parseReference('title="profile=x"')).toBeUndefined();
  });

  test('a region loses its markers and its indentation', () => {
    expect(extractRegion(SOURCE, {file: 'f', region: 'b'})).toBe('const x = 1;\nreturn x;');
    expect(extractRegion(SOURCE, {file: 'f', region: 'a'})).toBe(
      'function f() {\n  const x = 1;\n  return x;\n}',
    );
    expect(extractRegion(SOURCE, {file: 'f'})).not.toContain('#region');
  });

  test('a region that is missing, doubled or open stops, naming file and region', () => {
    expect(() => extractRegion(SOURCE, {file: 'f.ts', region: 'c'})).toThrow('f.ts: no region "c"');
    expect(() => extractRegion(`${SOURCE}\n${SOURCE}`, {file: 'f.ts', region: 'a'})).toThrow(
      'more than once',
    );
    expect(() => extractRegion('// #region a\nx', {file: 'f.ts', region: 'a'})).toThrow('not closed');
  });

  const siteDir = path.join(__dirname, '../../..');
  const run = (meta: string, value = '') => {
    const code: Code = {type: 'code', lang: 'ts', meta, value};
    codeRegion({siteDir, root: 'examples'})({type: 'root', children: [code]} satisfies Root);
    return code.value;
  };

  test('a fence is filled from its file', () => {
    expect(run('file=examples/package.json')).toContain('"ethers"');
  });

  test('a fence that is not empty, a file that is not there, a path outside the root: each stops', () => {
    expect(() => run('file=examples/package.json', 'x')).toThrow('must be empty');
    expect(() => run('file=examples/nope.ts')).toThrow('does not exist');
    expect(() => run('file=examples/../package.json')).toThrow('not below examples/');
  });
});
