import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';
import tseslint from 'typescript-eslint';

const ROOT = path.join(__dirname, '../..');
const EXTENSIONS = ['ts', 'tsx', 'mts', 'mjs', 'cjs'] as const;
const ZONES = 'import-x/no-restricted-paths';
const MODULES = 'no-restricted-syntax';

// Without type information, so that files that do not exist can be linted.
const eslint = new ESLint({cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked]});

/** Rules of the two kinds tested here that a file with this text would break. */
async function rulesBroken(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, {filePath: path.join(ROOT, file)});
  expect(result.messages.filter(({fatal}) => fatal)).toEqual([]);
  return result.messages.flatMap(({ruleId}) => (ruleId === ZONES || ruleId === MODULES ? [ruleId] : []));
}

function load(from: string, extension: string): string {
  return extension === 'cjs' ? `require('${from}');\n` : `import '${from}';\n`;
}

/** A file in each room, as path without extension, and a forbidden import. */
const FORBIDDEN = [
  ['src/data/example', '../facts/tokens'],
  ['src/build/example', '../config/env'],
  ['src/facts/example', '../data/networks'],
  ['src/facts/sources/example', '@site/src/components/tables/ScrollTable'],
  ['src/samples/example', '../data/networks'],
  ['src/samples/frame/example', '@site/src/components/copy/CopyValue'],
  ['src/search/index/example', '../../data/synonyms'],
  ['src/search/box/example', '@site/src/samples/frame/CodeFrame'],
  ['src/search/engine/example', '../../facts/model'],
  ['src/api-page/build/example', '../../config/env'],
  ['src/api-page/browser/example', '@site/src/components/tables/ScrollTable'],
  ['src/csp/example', '../search/client/hosts'],
  ['src/markdown-pages/example', '../config/env'],
  ['src/page-metadata/example', '../data/company'],
  ['src/start/example', '@site/src/search/box/SearchModal'],
  ['src/navigation/example', '../config/env'],
  ['src/components/home/example', '@site/src/search/box/SearchModal'],
  ['src/components/home/example', '@site/src/config/env'],
  ['src/tools/example', '@site/src/search/box/SearchModal'],
  ['src/theme/example', '@site/src/config/env'],
  ['src/theme/example', '@site/src/data/networks'],
  ['src/config/example', '../components/tables/ScrollTable'],
  ['src/config/example', '../../scripts/preview'],
  ['src/search/client/example', '@site/tests/search/relevance'],
  ['src/build/example', '../../docusaurus.config'],
  ['scripts/example', '../docusaurus.config'],
  ['scripts/example', '../tests/e2e/sitemap'],
  ['examples/ethers/example', '../../src/data/networks'],
] as const;

describe('a room may import only what the list allows', () => {
  test.each(
    FORBIDDEN.flatMap(([file, from]) =>
      EXTENSIONS.map((extension) => [`${file}.${extension}`, from, extension] as const),
    ),
  )('%s: not %s', async (file, from, extension) => {
    expect(await rulesBroken(file, load(from, extension))).toContain(ZONES);
  });

  test.each([
    ['docusaurus.config.ts', './src/components/home/Hero'],
    ['docusaurus.config.ts', './scripts/preview'],
    ['sidebars.ts', './src/config/navbar'],
  ])('%s: not %s', async (file, from) => {
    expect(await rulesBroken(file, load(from, 'ts'))).toContain(ZONES);
  });

  test.each([
    ['src/components/home/example.tsx', '@site/src/samples/frame/copy'],
    ['src/config/example.ts', '../csp/policy'],
    ['src/data/example.ts', '../facts/model'],
    ['src/search/index/example.ts', '../../build/built-pages'],
    ['src/theme/example.tsx', '@site/src/search/box/SearchModal'],
    ['docusaurus.config.ts', './src/config/env'],
    ['docusaurus.config.ts', './src/components/copy/placeholders'],
  ])('%s may import %s', async (file, from) => {
    expect(await rulesBroken(file, load(from, 'ts'))).toEqual([]);
  });
});

describe('code for browsers, for the build, and for both', () => {
  const FORMS = [
    (from: string) => `import '${from}';\n`,
    (from: string) => `export * from '${from}';\n`,
    (from: string) => `void import('${from}');\n`,
    (from: string) => `require('${from}');\n`,
  ];
  test.each([
    ['src/components/home/example', 'node:fs'],
    ['src/tools/example', 'path'],
    ['src/theme/example', 'node:fs'],
    ['src/start/example', 'node:fs'],
    ['src/start/start-on-intent', 'react'],
    ['src/navigation/browser/example', 'node:fs'],
    ['src/navigation/example', 'react'],
    ['src/search/client/example', 'crypto'],
    ['src/search/box/example', 'node:fs/promises'],
    ['src/search/page/example', 'node:fs'],
    ['src/samples/frame/example', 'fs/promises'],
    ['src/facts/sources/example', 'node:fs'],
    ['src/api-page/browser/example', 'node:path'],
    ['src/csp/example', 'react'],
    ['src/markdown-pages/example', 'react'],
    ['src/page-metadata/example', 'react'],
    ['src/build/example', '@theme/Heading'],
    ['src/config/example', './example.css'],
    ['src/search/index/example', 'react-dom/server'],
    ['src/search/example', 'react'],
    ['src/facts/json/example', 'react'],
    ['src/samples/region/example', 'react'],
    ['src/samples/highlight/example', '@docusaurus/Link'],
    ['src/samples/example', 'react'],
    ['src/api-page/build/example', './example.module.css'],
    ['src/search/engine/example', 'node:fs'],
    ['src/search/engine/example', 'react'],
    ['src/facts/model', 'node:fs'],
    ['src/facts/model', 'react'],
    ['src/data/example', 'react'],
    ['src/samples/frame/narrow', 'react'],
    ['src/samples/frame/placeholders', './example.css'],
  ])('%s: not %s', async (file, from) => {
    const extensions = /(?:-intent|narrow|placeholders)$/.test(file) ? (['ts'] as const) : EXTENSIONS;
    for (const extension of extensions)
      for (const form of extension === 'cjs' ? FORMS.slice(2) : FORMS)
        expect(await rulesBroken(`${file}.${extension}`, form(from)), form(from)).toContain(MODULES);
  });

  test('pure code must not use the DOM', async () => {
    const [result] = await eslint.lintText('export const a = document.title;\n', {
      filePath: path.join(ROOT, 'src/search/engine/example.ts'),
    });
    expect(result.messages.map(({ruleId}) => ruleId)).toContain('no-restricted-globals');
  });

  test('type imports are allowed, a style attribute is not', async () => {
    const type = "import type {ReactNode} from 'react';\nexport type A = ReactNode;\n";
    expect(await rulesBroken('src/facts/example.ts', type)).toEqual([]);
    const styled = 'export const A = () => <p style={{color: "red"}}>x</p>;\n';
    expect(await rulesBroken('src/components/home/example.tsx', styled)).toEqual([MODULES]);
  });

  test('every file in src/ is code of one of these kinds', async () => {
    const files = execFileSync('git', ['ls-files', 'src'], {cwd: ROOT, encoding: 'utf8'})
      .split('\n')
      .filter((file) => /\.(?:ts|tsx|mts|mjs|cjs|js)$/.test(file) && existsSync(path.join(ROOT, file)))
      .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(150);
    const kinds = await Promise.all(
      files.map(async (file) => {
        const config = (await eslint.calculateConfigForFile(path.join(ROOT, file))) as {
          readonly settings?: {readonly runs?: string};
        };
        return {file, runs: config.settings?.runs};
      }),
    );
    expect(kinds.filter(({runs}) => runs === undefined)).toEqual([]);
  });
});

test('pages import components, tools, facts and samples only', () => {
  const docs = path.join(ROOT, 'docs');
  const imports = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(docs, file), 'utf8').matchAll(/^import .* from '([^']+)';?$/gm),
        ([, from]) => ({file, from}),
      ),
    );
  expect(imports.length).toBeGreaterThan(20);
  const allowed = /^@site\/src\/(?:components|tools|facts|samples)\//;
  expect(imports.filter(({from}) => !allowed.test(from))).toEqual([]);
});
