import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {importedFiles} from './imports';
import {factsMarkdown} from './markdown';

const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};

beforeAll(() => {
  const fact = (value: number, source: string) =>
    `{value: ${value}, asOf: '2025-09-03', source: '${source}'}`;
  write(
    'data/limits.ts',
    `export const limits = {batch: ${fact(40, 'batches')}, rate: ${fact(60, 'rates')}, other: ${fact(1, 'none')}};`,
  );
  write(
    'data/networks.ts',
    `export const IDS = ['one', 'two'];
export const networks = {one: {url: ${fact(1, 'urls')}}, two: {url: ${fact(2, 'urls')}}, three: {url: ${fact(3, 'no')}}};`,
  );
  write(
    'components/Rates.tsx',
    "import {url} from './url';\nimport {limits} from '../data/limits';\nconst {rate} = limits; // not other\n",
  );
  write('components/url.ts', "import {networks} from '../data/networks';\nnetworks[id].url;\n");
  write('components/Batch.tsx', "import {limits} from '../data/limits';\nlimits[name];\n");
});
afterAll(() => rmSync(site, {recursive: true}));

const {preprocessor} = factsMarkdown(site, {
  folder: 'data',
  components: {Batch: 'components/Batch.tsx'},
  readableSources: (title) => [{title}],
  sourcesBefore: '## Next steps',
});

/** Titles in the list of sources of a page. */
function sources(page: string): readonly string[] {
  const text = preprocessor({fileContent: page, filePath: path.join(site, 'docs/page.mdx')});
  return Array.from(text.matchAll(/"title":"(\w+)"/g), ([, title]) => title ?? '');
}

test('a page has one list of sources, before its last section', () => {
  const text = preprocessor({
    fileContent: 'Up to {{limits.batch}} since {{limits.batch.asOf}}\n\n## Next steps\n',
    filePath: path.join(site, 'docs/page.mdx'),
  });
  expect(text).toMatch(
    /^Up to 40 since September 2025\n\n<Sources entries=\{\[\{.*\}\]\} \/>\n\n## Next steps\n$/,
  );
});

test('the list has the sources of tokens, and of what components read: by name, by destructuring, by a name on the page', () => {
  expect(sources('Text')).toEqual([]);
  expect(sources("import {Rates} from '@site/components/Rates';\n\n<Rates />\n")).toEqual(['rates', 'urls']);
  expect(sources("import {url} from '../components/url';\n")).toEqual(['urls']);
  expect(sources('<Batch name="batch" />')).toEqual(['batches']);
  expect(sources('```tsx\n<Batch name="batch" />\n```\n')).toEqual([]);
});

test('a page depends on every module from which it has figures', () => {
  const places = {siteDir: site, dataDir: path.join(site, 'data')};
  const page = "import {Rates} from '@site/components/Rates';\n";
  const files = importedFiles(page, path.join(site, 'docs'), places).map((file) => path.relative(site, file));
  expect([...files].sort()).toEqual([
    'components/Rates.tsx',
    'components/url.ts',
    'data/limits.ts',
    'data/networks.ts',
  ]);
});
