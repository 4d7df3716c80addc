import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {redirectPages, redirectScripts} from '../../src/config/redirects';
import {csp} from '../../src/plugins/csp';
import {isIndexed} from '../../src/plugins/pages';
import {temporaryFolder} from '../temporary-folder';

const REDIRECTS = [{from: '/users/fees', to: '/users/transactions'}];

/** What the build does with a renamed page. @returns the page at the former address */
async function build(list = REDIRECTS): Promise<string> {
  const outDir = temporaryFolder();
  mkdirSync(path.join(outDir, 'users'));
  writeFileSync(path.join(outDir, 'users/transactions.html'), '<head><meta charset="UTF-8"></head>');
  const siteConfig = {trailingSlash: false, onDuplicateRoutes: 'throw', future: {}};
  const props = {
    outDir,
    siteConfig,
    baseUrl: '/docs/',
    routesPaths: ['/docs/users/transactions'],
  } as unknown as Props;
  const reviewed = () => Promise.resolve(redirectScripts('/docs/', REDIRECTS));
  const plugins = [redirectPages({siteConfig} as unknown as LoadContext, list), csp({reviewed})];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props as never)));
  return readFileSync(path.join(outDir, 'users/fees/index.html'), 'utf8');
}

test('a former address leads to the page, with the part after it, and search does not list it', async () => {
  const html = await build();
  expect(html).toContain('content="0; url=/docs/users/transactions"');
  expect(html).toContain("'/docs/users/transactions' + window.location.search + window.location.hash");
  expect(isIndexed({file: 'users/fees/index.html', route: '/users/fees', html})).toBe(false);
});

test('the policy is checked and set there too', async () => {
  expect(await build()).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/,
  );
  await expect(build([{from: '/users/fees', to: '/users/transactions#limits'}])).rejects.toThrow(
    /users\/fees\/index\.html: script/,
  );
});

test('a target that is no page stops the build', async () => {
  await expect(build([{from: '/users/fees', to: '/users/gone'}])).rejects.toThrow('/users/gone');
});
