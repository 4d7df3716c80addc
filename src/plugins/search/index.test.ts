import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseDocument} from 'htmlparser2';
import {expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/temporary-folder';
import searchPlugin, {INDEX_FILE, searchRemark, type SearchIndex} from '.';

const PAGE = `---
title: 'Limits'
---

## At most {{limits.batchSize}} calls

{/* search: batch size */}
`;

it('the words under a heading with a token belong to its section, as the page shows it', async () => {
  const siteDir = temporaryFolder();
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/limits.mdx'), PAGE);
  const preprocessor = ({fileContent}: {fileContent: string}) =>
    fileContent.replaceAll('{{limits.batchSize}}', '100');
  const context = {siteDir, baseUrl: '/', siteConfig: {markdown: {preprocessor}}} as unknown as LoadContext;
  const options = {fallbackPages: [], popularPages: [], synonyms: () => [], phrases: () => []};
  const plugin = searchPlugin(context, {
    ...options,
    defaultSection: 'Docs',
    skipped: 'button',
    skippedAnchors: [],
  });
  const html = '<main><h1>Limits</h1><h2 id="at-most-100-calls">At most 100 calls</h2></main>';
  const docs = [{permalink: '/limits', source: '@site/docs/limits.mdx'}];
  const docsPlugin = {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs}]}};
  await plugin.builtPages?.(
    [{isIndexed: true, route: '/limits', document: parseDocument(html)}] as never,
    {outDir: siteDir, plugins: [docsPlugin]} as never,
  );
  const {sections} = JSON.parse(readFileSync(path.join(siteDir, INDEX_FILE), 'utf8')) as SearchIndex;
  expect(sections).toMatchObject([{}, {url: '/limits#at-most-100-calls', phrases: ['batch size']}]);
});

it('a mistake in a search comment stops when the page is read, with file and line', () => {
  const file = {
    cwd: '/site',
    path: '/site/docs/limits.mdx',
    toString: () => `${PAGE}\n{/* search: more */}\n`,
  };
  expect(() => searchRemark()({type: 'root', children: []}, file)).toThrow(
    'docs/limits.mdx:9: a second search comment under one heading. Join them.',
  );
});
