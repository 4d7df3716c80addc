import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {fileOfRoute, parsePage, readBuiltPages, routeOfFile} from './built-pages';

test('the pages of a folder are read in the order of their paths, without static files', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const [built, files] = ['build', 'static'].map((name) => path.join(dir, name)) as [string, string];
  for (const folder of [files, path.join(built, 'users')]) mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(built, 'users/keys.html'), '<h1>Keys</h1>');
  writeFileSync(path.join(built, 'index.html'), '<h1>Home</h1>');
  writeFileSync(path.join(built, 'index.md'), '# Home');
  for (const folder of [files, built]) writeFileSync(path.join(folder, 'google123.html'), 'google123');
  expect(readBuiltPages(built, [files]).map(({route, title}) => [route, title])).toEqual([
    ['/', 'Home'],
    ['/users/keys', 'Keys'],
  ]);
});

test('a page says its titles, description, address, language and breadcrumbs', () => {
  const html = `<!doctype html><html lang=en><head><meta data-rh=true name=description content="Fees &amp; limits.">
<meta property=og:title content="Questions | Docs"><link rel=canonical href=https://docs.example/faq />
<script type=application/ld+json>{"@type":"BreadcrumbList","itemListElement":[{"name":"Docs"},{"name":"FAQ"}]}</script>
<script type=application/ld+json>{"@type":"Other","itemListElement":[{"name":"No breadcrumb"}]}</script>
</head><body><main><h1>Common <em>questions</em><a class=hash-link href=#x>\u200b</a></h1></main></body></html>`;
  expect(parsePage('faq.html', html)).toMatchObject({
    title: 'Common questions',
    listTitle: 'Questions',
    description: 'Fees & limits.',
    url: 'https://docs.example/faq',
    language: 'en',
    breadcrumbs: ['Docs', 'FAQ'],
  });
});

test.each([
  ['a.html', '<meta name=robots content=all>', true],
  ['a.html', '<meta data-rh=true name=robots content="noindex, follow">', false],
  ['a.html', '<meta property="robots" content="noindex, follow">', false],
  ['a.html', '<meta http-equiv="refresh" content="0; url=/b">', false],
  ['404.html', '', false],
])('%s with %j is indexed: %s', (file, html, isIndexed) => {
  expect(parsePage(file, html).isIndexed).toBe(isIndexed);
});

test.each([
  ['/', 'index.html'],
  ['/users/keys', 'users/keys.html'],
])('the file of %s is %s, and the other way round', (route, file) => {
  expect(fileOfRoute(route)).toBe(file);
  expect(routeOfFile(file)).toBe(route);
});
