import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
let folder = '';
const read = (file: string): string => readFileSync(path.join(folder, 'build', file), 'utf8');

describe('a small site of another network has all plugins', () => {
  beforeAll(() => {
    mkdirSync(path.join(ROOT, '.tmp'), {recursive: true});
    folder = mkdtempSync(path.join(ROOT, '.tmp/example-chain-'));
    const site = path.join(ROOT, 'tests/example-chain');
    const generated = path.relative(site, path.join(folder, 'generated'));
    const {status, stdout, stderr} = spawnSync(
      'npx',
      ['docusaurus', 'build', site, '--out-dir', path.join(folder, 'build')],
      {cwd: ROOT, encoding: 'utf8', env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated}},
    );
    expect(status, stdout + stderr).toBe(0);
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('facts: figures in the page, their sources, and both in a file for programs', () => {
    expect(read('index.html')).toContain('at most 12,000,000 gas');
    expect(read('questions.html')).toContain('as of January 2026');
    expect(read('index.html')).toMatch(/data-sources[\s\S]*the example specification/);
    expect(JSON.parse(read('facts.json'))).toMatchObject({facts: {'limits.transfers': {value: 7}}});
  });

  test('samples: the region of the file, highlighted, with its placeholder, and a program to run', () => {
    expect(read('index.html')).toMatch(/class="[^"]*code-frame[\s\S]*<span[^>]*>const<\/span>/);
    expect(read('index.html')).toContain('data-fill');
    expect(read('index.html')).not.toContain('#region');
    expect(readdirSync(path.join(folder, 'build/assets/run'))).toContainEqual(
      expect.stringMatching(/^hello-/),
    );
  });

  test('search: sections with the words of their comments, which no page has', () => {
    const [index = ''] = readdirSync(path.join(folder, 'build')).filter((name) =>
      name.startsWith('search-index'),
    );
    expect(read(index)).toMatch(/Send a transaction/);
    expect(read(index)).toMatch(/first payment/);
    expect(read('index.html')).not.toContain('first payment');
  });

  test('api-page: the operation, with its styles in a file', () => {
    expect(read('api.html')).toContain('/blocks/{height}');
    expect(read('api.html')).toMatch(/assets\/css\/redoc\.\w+\.css/);
  });

  test('pages: Markdown, the lists for agents, structured data and a picture', () => {
    expect(read('tokens.md')).toMatch(/\| Example \| 7/);
    expect(read('llms.txt')).toMatch(/tokens\.md/);
    expect(read('questions.html')).toContain('FAQPage');
    expect(readdirSync(path.join(folder, 'build/assets/social')).length).toBeGreaterThan(2);
  });

  test('headers and start: one policy, one script', () => {
    expect(read('_headers')).toMatch(/script-src 'self' \S+ 'sha256-/);
    expect(read('index.html').match(/<script[^>]* src=/g)).toHaveLength(1);
  });

  test('analytics: the policy allows it, and no page loads anything of it', () => {
    expect(read('_headers')).toMatch(
      /script-src [^;]*googletagmanager\.com[^;]*;.*connect-src [^;]*google-analytics\.com/,
    );
    const pages = readdirSync(path.join(folder, 'build')).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(3);
    const tags = pages.flatMap((name) => read(name).match(/<(?!meta)[^>]*google[^>]*>/g) ?? []);
    expect(tags).toEqual([]);
  });

  test('nothing of this network is in its files', () => {
    const files = readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'}).filter(
      (name) => /\.(?:html|js|css|json|md|txt)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((name) => /stability(?![-_]docs)|testnet|\bgtn\b/i.test(read(name)))).toEqual([]);
    expect(existsSync(path.join(folder, 'build/index.html'))).toBe(true);
  });
});
