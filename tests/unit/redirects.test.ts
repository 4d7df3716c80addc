import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {nginxPages, redirectPages, redirectScripts} from '../../src/config/redirects';
import {applyHeaders} from '../../src/plugins/headers/node/apply';
import {parsePage, readBuiltPages} from '../../src/plugins/pages';
import {temporaryFolder} from '../temporary-folder';

const REDIRECTS = [{from: '/users/fees', to: '/users/transactions'}];

/** What the build does with a renamed page. @returns the page at the former address */
async function build(list = REDIRECTS) {
  const outDir = temporaryFolder();
  mkdirSync(path.join(outDir, 'users'));
  writeFileSync(path.join(outDir, 'users/transactions.html'), '<head><meta charset="UTF-8"></head>');
  const siteConfig = {trailingSlash: false, onDuplicateRoutes: 'throw', future: {}};
  const props = {outDir, siteConfig, baseUrl: '/docs/', routesPaths: ['/docs/users/transactions']};
  await redirectPages({siteConfig} as unknown as LoadContext, list).beforePages?.(props as never);
  const pages = readBuiltPages(outDir, []);
  const reviewed = redirectScripts('/docs/', REDIRECTS);
  await applyHeaders(pages, {outDir, baseUrl: '/docs/', reviewed, connect: [], shared: []});
  return pages.find(({file}) => file === 'users/fees/index.html');
}

test('a former address leads to the page, with the part after it, and search does not list it', async () => {
  const page = await build();
  expect(page?.html).toContain('content="0; url=/docs/users/transactions"');
  expect(page?.html).toContain("'/docs/users/transactions' + window.location.search + window.location.hash");
  expect(page?.isIndexed).toBe(false);
});

test('the policy is checked and set there too', async () => {
  expect((await build())?.html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/,
  );
  await expect(build([{from: '/users/fees', to: '/users/transactions#limits'}])).rejects.toThrow(
    /users\/fees\/index\.html: script/,
  );
});

test('a target that is no page stops the build', async () => {
  await expect(build([{from: '/users/fees', to: '/users/gone'}])).rejects.toThrow('/users/gone');
});

test('nginx gets each page and each former address, without the not-found page', async () => {
  expect(nginxPages(['/', '/users/transactions'], '/', REDIRECTS)).toBe(
    `"" "/$is_args$args";
"/users/transactions" "/users/transactions$is_args$args";
"/users/fees" "/users/transactions$is_args$args";
`,
  );
  const outDir = temporaryFolder();
  const pages = ['404.html', 'users/fees/index.html', 'users/transactions.html'].map((file) =>
    parsePage(file, '<head></head>'),
  );
  const {builtPages} = redirectPages({siteConfig: {future: {}}} as unknown as LoadContext, REDIRECTS);
  await builtPages?.(pages, {outDir, baseUrl: '/docs/'} as never);
  expect(readFileSync(path.join(outDir, '_pages.conf'), 'utf8').split('\n').slice(0, -1)).toEqual([
    '"/docs/users/transactions" "/docs/users/transactions$is_args$args";',
    '"/docs/users/fees" "/docs/users/transactions$is_args$args";',
  ]);
});
