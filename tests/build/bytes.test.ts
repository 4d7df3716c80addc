/* What each page may load. Sizes are bytes of brotli, quality 11; fonts are compressed already. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {fileOfRoute} from '../../src/plugins/pages';
import {stylesheetsOptions} from '../../src/config/stylesheets';
import {readPageBytes, sum} from '../../scripts/bench/bytes';

const ROOT = path.join(__dirname, '../..');
const KIB = 1024;
const pages = readPageBytes(BUILD, path.join(ROOT, '.docusaurus'));

/** Budgets in bytes for each page, but for the median of HTML. */
const BUDGET = {
  first: 3 * KIB,
  css: 12_000,
  html: 15 * KIB,
  /** With 128 bytes more, the largest paint of the home page waits for another round trip (npm run bench -- peers). */
  fonts: 16_020,
  after: 133 * KIB,
  /** Redoc's own styles, on /api only. */
  apiCss: 7 * KIB,
  /** /api before Redoc, which loads when the reader points at the page, and Redoc. */
  api: 98 * KIB,
  redoc: 200 * KIB,
};

const isApi = ({path: target}: (typeof pages)[number]) => target === '/api';
const docs = pages.filter((page) => !isApi(page));
const stylesheets = readdirSync(path.join(BUILD, 'assets/css')).map((name) =>
  readFileSync(path.join(BUILD, 'assets/css', name), 'utf8'),
);

function htmlOf(target: string): string {
  return readFileSync(path.join(BUILD, fileOfRoute(target)), 'utf8');
}

function tooLarge(sizes: readonly (readonly [name: string, bytes: number])[], budget: number): string[] {
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.every(([, bytes]) => bytes > 0)).toBe(true);
  return sizes.filter(([, bytes]) => bytes > budget).map(([name, bytes]) => `${name}: ${bytes}`);
}

/** Size of the largest script, which is Redoc's. */
function largestScript(): number {
  const folder = path.join(BUILD, 'assets/js');
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const largest = files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? '';
  return brotliCompressSync(readFileSync(largest)).length;
}

test('the sitemap names the docs pages and /api', () => {
  expect(docs.length).toBeGreaterThan(25);
  expect(pages.filter(isApi)).toHaveLength(1);
});

test('scripts that a page loads by itself', () => {
  expect(
    tooLarge(
      pages.map(({path: name, first}) => [name, sum(first)]),
      BUDGET.first,
    ),
  ).toEqual([]);
});

test('a docs page has one stylesheet', () => {
  expect(docs.filter(({css}) => css.length !== 1).map(({path: name}) => name)).toEqual([]);
  expect(
    tooLarge(
      docs.map(({path: name, css}) => [name, sum(css)]),
      BUDGET.css,
    ),
  ).toEqual([]);
});

test('no page gets styles with its scripts that its static form lacks', () => {
  expect(pages.flatMap(({path: name, lateCss}) => lateCss.map((file) => `${name}: ${file}`))).toEqual([]);
});

test('/api has one more, of its own', () => {
  const [shared, own, ...others] = pages.find(isApi)?.css ?? [];
  expect(shared).toEqual(docs[0]?.css[0]);
  expect(tooLarge([['own', own?.bytes ?? 0]], BUDGET.apiCss)).toEqual([]);
  expect(others).toEqual([]);
});

test('HTML, the median page', () => {
  const sizes = pages.map(({html}) => html).sort((a, b) => a - b);
  expect(tooLarge([['median', sizes[Math.floor(sizes.length / 2)] ?? 0]], BUDGET.html)).toEqual([]);
});

test('fonts: two files, which each page preloads', () => {
  const files = Array.from(new Set(stylesheets.flatMap((css) => css.match(/[\w./-]+\.woff2/g) ?? [])));
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(path.join(BUILD, file)).size);
  expect(tooLarge([['both', bytes.reduce((total, size) => total + size, 0)]], BUDGET.fonts)).toEqual([]);
  const without = pages.filter(({path: target}) => {
    const html = htmlOf(target);
    return !files.every((file) =>
      html.includes(`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}"`),
    );
  });
  expect(without.map(({path: name}) => name)).toEqual([]);
});

test('scripts that a docs page loads at the first interaction', () => {
  expect(
    tooLarge(
      docs.map(({path: name, after}) => [name, sum(after)]),
      BUDGET.after,
    ),
  ).toEqual([]);
});

test('scripts that /api loads at the first interaction, and then Redoc', () => {
  const [api] = pages.filter(isApi);
  expect(tooLarge([['page', sum(api?.after ?? [])]], BUDGET.api)).toEqual([]);
  expect(tooLarge([['Redoc', largestScript()]], BUDGET.redoc)).toEqual([]);
});

/** Read by DocSearch and by Infima, which declares the second one under another name. */
const NOT_OURS = ['--docsearch-icon-color', '--image-alignment-padding'];

test('each custom property that a stylesheet reads is declared, or read with a fallback', () => {
  const read = stylesheets.flatMap((css) =>
    Array.from(css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(100);
  const declared = new Set(stylesheets.flatMap((css) => css.match(/--[\w-]+(?=\s*:)/g) ?? []));
  const undeclared = Array.from(new Set(read)).filter((name) => !declared.has(name));
  expect(undeclared.sort()).toEqual(NOT_OURS);
});

describe('styles of the theme that are removed', () => {
  const elements = pages.flatMap(({path: target}) =>
    Array.from(htmlOf(target).matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g), ([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );

  test('match no class of a page', () => {
    const used = Array.from(new Set(elements.flat()));
    expect(used.length).toBeGreaterThan(100);
    expect(
      used.filter((name) => stylesheetsOptions.unusedNames.some((pattern) => pattern.test(name))),
    ).toEqual([]);
  });

  test.each(Object.entries(stylesheetsOptions.replacedNames))(
    'or only elements that also have .%s',
    (own, pattern) => {
      const replaced = elements.filter((names) => names.some((name) => pattern.test(name)));
      expect(replaced.length).toBeGreaterThan(0);
      expect(replaced.filter((names) => !names.includes(own))).toEqual([]);
      expect(stylesheets.some((css) => css.includes(`.${own}{`))).toBe(true);
    },
  );
});
