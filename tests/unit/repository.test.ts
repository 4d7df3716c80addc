/* Checks that README.md, ARCHITECTURE.md and the workflows describe this repository correctly. */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: {readonly node: string};
}
const {scripts, engines} = JSON.parse(read('package.json')) as Package;

describe('README.md', () => {
  const readme = read('README.md');

  test('names folders and files that exist', () => {
    const named = matches(
      readme,
      /`((?:docs|examples|openapi|src|static|tests|scripts|\.github)\/[\w./-]*)`/g,
    );
    const missing = named.filter((name) => !/\bname\b/i.test(name) && !existsSync(path.join(ROOT, name)));
    expect(named.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  test('lists, with ARCHITECTURE.md, every folder of src and of tests', () => {
    const folders = (folder: string) =>
      readdirSync(path.join(ROOT, folder), {withFileTypes: true}).filter((entry) => entry.isDirectory());
    const architecture = read('.github/ARCHITECTURE.md');
    for (const {name} of folders('src')) {
      expect(readme).toContain(`\`src/${name}/\``);
      expect(architecture).toContain(`\`src/${name}/\``);
    }
    for (const {name} of folders('tests')) expect(readme).toContain(`\`${name}\``);
  });

  test('names the commands of package.json', () => {
    const commands = matches(readme, /`(?:npm ci && )?npm (?:run )?([\w:]+)`/g);
    expect(commands).toEqual(expect.arrayContaining(['preview', 'test', 'start', 'build']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m);
  });

  test('lists the environment variables that are read', () => {
    const listed = matches(
      readme.slice(readme.indexOf('## Environment')),
      /`([A-Z][A-Z0-9]*_[A-Z_]+|PORT)`/g,
    );
    const settings = matches(read('src/config/env.ts'), /(?:source\.|')([A-Z]+_[A-Z_]+)\b/g);
    const tools = [
      'scripts/preview.ts',
      'scripts/browser.ts',
      'scripts/search-push.ts',
      'playwright.config.ts',
      'tests/samples/harness/anvil.ts',
    ];
    const sources = ['src/config/env.ts', ...tools].map(read).join('\n');
    expect(Array.from(new Set(settings)).filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !sources.includes(name))).toEqual([]);
  });
});

test('nothing cites a document that is not in this repository', () => {
  const files = execFileSync('git', ['ls-files'], {cwd: ROOT, encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(?:tsx?|[cm]?js|mts|jsonc?|css|mdx?|ya?ml|sol|sh)$/.test(file))
    .filter((file) => file !== 'package-lock.json' && existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(400);
  const cited = /\b(?:section|issue|spec)s? #?\d|\b(?:design|spec|facts\/\w+)[.]md\b/i;
  expect(cited.test(`see section ${1}`)).toBe(true);
  const found = files.filter((file) => cited.test(read(file)));
  expect(found).toEqual([]);
});

describe('names of the files in src/', () => {
  const files = readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('theme/') && /\.(?:tsx?|cjs|css)$/.test(file));

  test('are kebab-case for modules, and the name of the export for components and hooks', () => {
    expect(files.length).toBeGreaterThan(200);
    const wrong = files.filter((file) => {
      const name = path.posix.basename(file).replace(/(?:\.lazy)?(?:\.(?:test|d|module))?\.\w+$/, '');
      if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return false;
      if (!/^(?:use)?[A-Z][A-Za-z\d]*$/.test(name)) return true;
      if (/\.(?:test\.tsx?|module\.css)$/.test(file))
        return !files.some((other) =>
          /^\.tsx?$/.test(other.replace(file.replace(/(?:\.lazy)?\.\w+\.\w+$/, ''), '')),
        );
      const exported = new RegExp(`^export (?:default )?(?:function|const|class) ${name}\\b`, 'm');
      return !exported.test(read(`src/${file}`));
    });
    expect(wrong).toEqual([]);
  });
});

describe('versions of Node', () => {
  const majors = matches(engines.node, /\^(\d+)\./g).map(Number);

  test('the workflow tests each that engines names', () => {
    const workflow = parse(read('.github/workflows/test.yml')) as {
      readonly jobs: {
        readonly test: {readonly strategy: {readonly matrix: {readonly node: readonly number[]}}};
      };
    };
    expect(workflow.jobs.test.strategy.matrix.node).toEqual(majors);
  });

  test('.nvmrc names the newest', () => {
    expect(Number(read('.nvmrc'))).toBe(Math.max(...majors));
  });
});
