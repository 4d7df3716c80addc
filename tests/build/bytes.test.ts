/* What pages may load, in bytes of brotli, quality 11. Each budget is about 15 % above the page that comes closest to it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {fileOfRoute} from '../../src/plugins/pages';
import {readPageBytes, sum} from '../../scripts/bench/bytes';

const ROOT = path.join(__dirname, '../..');
const pages = readPageBytes(BUILD, path.join(ROOT, '.docusaurus'));
type Page = (typeof pages)[number];

test.each<[what: string, budget: number, size: (page: Page) => number | undefined, remedy: string]>([
  ['scripts before the first interaction', 4_000, ({first}) => sum(first), 'See src/plugins/start/client.'],
  [
    'stylesheet of all pages',
    22_700,
    ({css}) => css[0]?.bytes,
    'Name the styles of what loads on use `*.lazy.css`.',
  ],
  ['scripts after it', 157_000, ({after}) => sum(after), 'Load what a reader may not use with `import()`.'],
])('%s: at most %i bytes', (what, budget, size, remedy) => {
  const found = pages.flatMap((page) => {
    const bytes = size(page);
    return bytes === undefined ? [] : [{path: page.path, bytes}];
  });
  expect(found.length).toBeGreaterThan(0);
  expect(Math.min(...found.map(({bytes}) => bytes))).toBeGreaterThan(1_000);
  const tooLarge = found.filter(({bytes}) => bytes > budget);
  const names = tooLarge.map((page) => `${page.path} (${page.bytes})`).join(', ');
  expect(tooLarge, `${what}: more than ${budget} bytes on ${names}. ${remedy}`).toEqual([]);
});

test('no page gets styles with its scripts that its static form lacks', () => {
  expect(pages.flatMap(({path: name, lateCss}) => lateCss.map((file) => `${name}: ${file}`))).toEqual([]);
});

const stylesheets = readdirSync(path.join(BUILD, 'assets/css')).map((name) =>
  readFileSync(path.join(BUILD, 'assets/css', name), 'utf8'),
);
const htmlOf = (page: Page) => readFileSync(path.join(BUILD, fileOfRoute(page.path)), 'utf8');

test('each font that stands in for another has a bold face, without which letters are smeared', () => {
  const faces = stylesheets.flatMap((css) => css.match(/@font-face\s*\{[^}]+\}/g) ?? []);
  const names = faces.flatMap((face) => /font-family:["']?([\w ]+ Fallback)/.exec(face)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names)
    expect(
      faces.some((face) => face.includes(name) && /font-weight:600 700/.test(face)),
      name,
    ).toBe(true);
});

test('each page preloads the fonts of the stylesheet, which exist', () => {
  const fonts = Array.from(new Set(stylesheets.flatMap((css) => css.match(/assets\/fonts\/[\w.-]+/g) ?? [])));
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((file) => !existsSync(path.join(BUILD, file)))).toEqual([]);
  const without = pages.filter((page) => {
    const preloads = htmlOf(page).match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
    return fonts.some((file) => !preloads.some((tag) => tag.includes(file)));
  });
  expect(without.map(({path: name}) => name)).toEqual([]);
});

/** Read by DocSearch and by Infima. */
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
