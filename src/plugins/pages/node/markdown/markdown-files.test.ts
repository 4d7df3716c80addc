import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {parsePage} from '../built-pages';
import type {Docs} from '../docs';
import {writeMarkdownFiles} from './markdown-files';

const page = (name: string, robots = 'all') =>
  parsePage(
    `${name}.html`,
    `<head><meta name=robots content=${robots}><meta property=og:title content="${name} [beta] | Docs"></head>
<main><h1>${name}</h1><p>Text.</main>`,
  );

test('a listed page and a docs page have a file, the lists have the former by chapter, and a description follows its page', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  writeFileSync(path.join(siteDir, 'api.yaml'), 'a: "```"\r\n');
  const outDir = path.join(siteDir, 'build');
  const siteConfig = {url: 'https://docs.test', baseUrl: '/', title: 'Docs', tagline: ''};
  const docs = {
    pages: new Map(['/limits', '/api keys', '/unlisted'].map((route) => [route, {}])),
    chapters: [{title: 'Users', routes: ['/api keys', '/limits', '/unlisted']}],
  };
  const pages = [page('api'), page('api keys'), page('search', 'noindex'), page('unlisted', 'noindex')];
  await writeMarkdownFiles(pages, docs as unknown as Docs, {siteDir, outDir, siteConfig} as never, {
    summary: (root) => `Chain id 7. ${root}facts.json`,
    skipped: 'nav',
    unlinked: 'a.term',
    others: 'Others',
    appended: {'/api': {files: ['api.yaml'], language: 'yaml'}},
  });
  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  expect(readdirSync(outDir).sort()).toEqual([
    'api keys.md',
    'api.md',
    'llms-full.txt',
    'llms.txt',
    'unlisted.md',
  ]);
  const text = '# api\n\nText.\n\n````yaml\na: "```"\n````\n';
  expect(read('api.md')).toBe(
    `> Page: https://docs.test/api. All pages: https://docs.test/llms.txt\n\n${text}`,
  );
  const preface = '# Docs\n\n> All pages of https://docs.test/ as Markdown.\n';
  expect(read('llms.txt')).toBe(`${preface}
Chain id 7. https://docs.test/facts.json

## Users

- [api keys \\[beta\\]](https://docs.test/api%20keys.md)

## Others

- [api \\[beta\\]](https://docs.test/api.md)
`);
  expect(read('llms-full.txt')).toBe(
    `${preface}\n<!-- https://docs.test/api%20keys.md -->\n\n# api keys\n\nText.\n\n<!-- https://docs.test/api.md -->\n\n${text}`,
  );
});
