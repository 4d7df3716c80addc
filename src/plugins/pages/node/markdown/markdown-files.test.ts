import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {parsePage} from '../built-pages';
import type {Docs} from '../docs';
import {codeBlock, listEntry, writeMarkdownFiles} from './markdown-files';

const OPTIONS = {
  summary: (root: string) => `Chain id 7. [All text](${root}llms-full.txt)`,
  skipped: 'nav',
  unlinked: 'a.term',
  codeFrame: '.code-frame',
  codeTitle: 'figcaption',
  codeLanguage: 'data-language',
  headings: {first: 'Start', last: 'Reference'},
  appended: {'/api': {file: 'api.yaml', language: 'yaml'}},
};
const page = (name: string, robots = 'all') =>
  parsePage(
    `${name}.html`,
    `<html><head><meta name=robots content=${robots}><meta property=og:title content="${name} | Docs"></head>
<body><main><h1>${name}</h1></main></body></html>`,
  );

test('writes a file for each listed page and each docs page, and lists the former by chapter', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  // From the repository, because the built site may not have the file yet.
  writeFileSync(path.join(siteDir, 'api.yaml'), 'openapi: 3.1.0\n');
  const outDir = path.join(siteDir, 'build');
  const siteConfig = {url: 'https://docs.test', baseUrl: '/', title: 'Docs', tagline: ''};
  const docs = {
    pages: new Map(['/limits', '/keys', '/unlisted'].map((route) => [route, {}])),
    chapters: [{title: 'Users', routes: ['/keys', '/limits', '/unlisted']}],
  };
  const pages = [
    page('api'),
    page('keys'),
    page('limits'),
    page('search', 'noindex'),
    page('unlisted', 'noindex'),
  ];
  await writeMarkdownFiles(pages, docs as unknown as Docs, {siteDir, outDir, siteConfig} as never, OPTIONS);

  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  const files = ['api.md', 'keys.md', 'limits.md', 'llms-full.txt', 'llms.txt', 'unlisted.md'];
  expect(readdirSync(outDir).sort()).toEqual(files);
  const text = '# api\n\n```yaml\nopenapi: 3.1.0\n```\n';
  expect(read('api.md')).toBe(
    `> Page: https://docs.test/api. All pages: https://docs.test/llms.txt\n\n${text}`,
  );
  const preface = '# Docs\n\n> All pages of https://docs.test/ as Markdown.\n';
  const entry = (name: string): string => `- [${name}](https://docs.test/${name}.md)\n`;
  expect(read('llms.txt')).toBe(
    `${preface}\nChain id 7. [All text](https://docs.test/llms-full.txt)\n\n## Users\n\n${entry('keys')}${entry('limits')}\n## Reference\n\n${entry('api')}`,
  );
  const section = (name: string, content: string): string =>
    `\n<!-- https://docs.test/${name}.md -->\n\n${content}`;
  expect(read('llms-full.txt')).toBe(
    preface + section('keys', '# keys\n') + section('limits', '# limits\n') + section('api', text),
  );
});

test('brackets and backslashes in a title do not end the text of its link', () => {
  const entry = {title: 'eth_call [beta] \\', description: 'Calls [x].', url: 'https://docs.test/a.md'};
  expect(listEntry(entry)).toBe('- [eth_call \\[beta\\] \\\\](https://docs.test/a.md): Calls [x].');
});

test.each([
  ['a: 1\n', '```'],
  ['a: `b`\n', '```'],
  ['a: |\n  ```ts\n  ```\nb: ````\n', '`````'],
])('the fence of %j is %s, which the text does not hold', (text, fence) => {
  expect(codeBlock(text, 'yaml')).toBe(`${fence}yaml\n${text}${fence}\n`);
});
