import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const PARTS = [
  'docs',
  'src',
  'static',
  'examples',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'babel.config.js',
  'tsconfig.json',
];

describe('an edit reaches the next build in spite of the persistent cache', () => {
  let copy = '';

  beforeAll(() => {
    mkdirSync(path.join(ROOT, '.tmp'), {recursive: true});
    copy = mkdtempSync(path.join(ROOT, '.tmp/copy-'));
    for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(copy, part), {recursive: true});
  });
  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  const build = () => {
    const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {cwd: copy, encoding: 'utf8'});
    expect(status, stdout + stderr).toBe(0);
  };
  const html = (page: string) => readFileSync(path.join(copy, 'build', page), 'utf8').replace(/<[^>]+>/g, '');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(copy, file), text.replaceAll(from, to));
  };

  test('of an example, and of a figure in prose', () => {
    build();
    expect(html('developers/zkt.html')).toContain('Hello, Stability!');
    expect(html('developers/what_is_different.html')).toContain('0.8.24');
    edit('examples/zkt/message.json', 'Hello, Stability!', 'An edited sample');
    edit('src/data/versions.ts', '0.8.24', '0.8.99');
    build();
    expect(html('developers/zkt.html')).toContain('An edited sample');
    expect(html('developers/what_is_different.html')).toContain('0.8.99');
    expect(html('index.html')).toContain('Solidity up to 0.8.99');
  });
});
