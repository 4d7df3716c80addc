import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {redirectPages, redirectScripts} from '../../src/config/redirects';
import {applyHeaders} from '../../src/plugins/headers/node/apply';
import {readBuiltPages} from '../../src/plugins/pages';
import {temporaryFolder} from '../temporary-folder';

const REDIRECTS = [{from: '/users/fees', to: '/users/transactions'}];

/** What the build does with a renamed page. @returns the page at the former address, and what nginx gets */
async function build(list = REDIRECTS) {
  const outDir = temporaryFolder();
  mkdirSync(path.join(outDir, 'users'));
  const empty = '<head><meta charset="UTF-8"></head>';
  for (const file of ['404.html', 'index.html', 'users/transactions.html'])
    writeFileSync(path.join(outDir, file), `${empty}<h2 id="quota">Quota</h2>`);
  const siteConfig = {trailingSlash: false, onDuplicateRoutes: 'throw', future: {}};
  const props = {outDir, siteConfig, baseUrl: '/docs/', routesPaths: ['/docs/users/transactions']} as never;
  const plugin = redirectPages({siteConfig} as unknown as LoadContext, list);
  await plugin.beforePages?.(props);
  const pages = readBuiltPages(outDir, []);
  await plugin.builtPages?.(pages, props);
  const reviewed = redirectScripts('/docs/', REDIRECTS);
  await applyHeaders(pages, {outDir, baseUrl: '/docs/', reviewed, connect: [], shared: []});
  const page = pages.find(({file}) => file === 'users/fees/index.html');
  return {page, nginx: readFileSync(path.join(outDir, '_pages.conf'), 'utf8')};
}

test('a former address leads to the page, with the part after it; search does not list it, and the policy is set', async () => {
  const {page, nginx} = await build();
  expect(page?.html).toContain('content="0; url=/docs/users/transactions"');
  expect(page?.html).toContain("'/docs/users/transactions' + window.location.search + window.location.hash");
  expect(page?.html).toMatch(/"Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/);
  expect(page?.isIndexed).toBe(false);
  expect(nginx).toBe(
    `"/docs" "/docs/$is_args$args";
"/docs/users/transactions" "/docs/users/transactions$is_args$args";
"/docs/users/fees" "/docs/users/transactions$is_args$args";
`,
  );
});

test.each([
  ['a target that is no page', '/users/gone', '/users/gone'],
  ['a script that was not reviewed', '/users/transactions#limits', 'users/fees/index.html: script'],
])('%s stops the build', async (_, to, message) => {
  await expect(build([{from: '/users/fees', to}])).rejects.toThrow(message);
});

test.each([
  ['/users/transactions#old', '/users/transactions#gone'],
  ['/users/transactions#old', '/users/gone#quota'],
  ['/users/transactions#quota', '/users/transactions#quota'],
])('the former place of a section, %s -> %s, stops the build', async (from, to) => {
  await expect(build([{from, to}])).rejects.toThrow(`${from} -> ${to}`);
});

test('a former place that is gone and leads to one that exists does not, and gets no page', async () => {
  const section = {from: '/users/transactions#old', to: '/users/transactions#quota'};
  const {nginx} = await build([...REDIRECTS, section]);
  expect(nginx).not.toContain('old');
});
