import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {markdownPages} from './markdown-pages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
const outDir = path.join(siteDir, 'build');
afterAll(() => rmSync(siteDir, {recursive: true}));

test('a file is appended from the repository, because the built site may not have it yet', async () => {
  mkdirSync(outDir);
  writeFileSync(path.join(siteDir, 'api.yaml'), 'openapi: 3.1.0\n');
  writeFileSync(path.join(outDir, 'api.html'), '<html><body><main><h1>API</h1></main></body></html>');
  const plugin = markdownPages({
    content: ['main'],
    skipped: 'nav',
    unlinked: 'a.term',
    codeFrame: '.code-frame',
    codeTitle: 'figcaption',
    codeLanguage: 'dataLanguage',
    headings: {first: 'Start', last: 'Reference'},
    appended: {'/api': {file: 'api.yaml', language: 'yaml'}},
  });
  const siteConfig = {url: 'https://docs.test', baseUrl: '/', title: 'Docs', tagline: ''};
  await plugin.postBuild?.({siteDir, outDir, siteConfig} as never);
  const text = '# API\n\n```yaml\nopenapi: 3.1.0\n```\n';
  expect(readFileSync(path.join(outDir, 'api.md'), 'utf8')).toBe(
    `> Page: https://docs.test/api. All pages: https://docs.test/llms.txt\n\n${text}`,
  );
  expect(readFileSync(path.join(outDir, 'llms-full.txt'), 'utf8')).toContain(text);
});
