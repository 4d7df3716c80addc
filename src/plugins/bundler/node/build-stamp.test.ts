import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {buildStamp, changedSince, requireCurrentBuild} from './build-stamp';

let site = '';
const at = (name: string) => path.join(site, name);
const SETTINGS = {baseUrl: '/', algolia: {apiKey: 'key-that-must-not-be-stored'}};
const changed = (settings: object = SETTINGS) => changedSince(site, settings);
const context = () =>
  ({siteDir: site, generatedFilesDir: at('.docusaurus'), outDir: at('build')}) as LoadContext;
const stamp = (to = context()) => buildStamp(to, SETTINGS);

/** Runs what the plugin does before the bundling. */
function bundle(plugin: Plugin, mode: 'production' | 'development'): void {
  plugin.configureWebpack?.({mode}, false, {} as never, undefined);
}

/** Runs what the plugin does after a build, and then what it does when the process ends. */
async function finish(plugin: Plugin, code = 0): Promise<void> {
  bundle(plugin, 'production');
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  await plugin.postBuild?.({} as never);
  const [[event, end]] = once.mock.calls;
  expect(event).toBe('exit');
  end(code);
  once.mockRestore();
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const folder of ['docs', 'src', '.docusaurus', 'build']) mkdirSync(at(folder));
  writeFileSync(at('docs/a.mdx'), 'a');
  writeFileSync(at('sidebars.ts'), '');
});
afterEach(() => rmSync(site, {recursive: true}));

test('a site that was never built has no stamp', () => {
  expect(changed()).toBeUndefined();
});

test('lists files changed, added or removed since the build, but no tests', async () => {
  const plugin = stamp();
  await finish(plugin);
  expect(changed()).toEqual([]);
  writeFileSync(at('src/a.test.ts'), 'new');
  expect(changed()).toEqual([]);
  writeFileSync(at('docs/a.mdx'), 'other');
  writeFileSync(at('src/new.ts'), '');
  rmSync(at('sidebars.ts'));
  expect(changed()?.slice().sort()).toEqual(['docs/a.mdx', 'sidebars.ts', 'src/new.ts']);
});

test('a file that changes during the build counts as changed', async () => {
  const plugin = stamp();
  writeFileSync(at('docs/a.mdx'), 'other');
  await finish(plugin);
  expect(changed()).toEqual(['docs/a.mdx']);
});

test('a build into another folder invalidates the stamp', async () => {
  await finish(stamp({...context(), outDir: at('elsewhere')}));
  expect(changed()).toBeUndefined();
});

test('a build that fails before its pages are rendered leaves no stamp, and a development server keeps it', async () => {
  await finish(stamp());
  bundle(stamp(), 'development');
  expect(changed()).toEqual([]);
  bundle(stamp(), 'production');
  expect(changed()).toBeUndefined();
});

test('a build that fails in the end leaves no stamp', async () => {
  await finish(stamp());
  expect(changed()).toEqual([]);
  await finish(stamp(), 1);
  expect(changed()).toBeUndefined();
});

test('lists settings that differ from those of the build, and stores no value of them', async () => {
  await finish(stamp());
  expect(changed({...SETTINGS, baseUrl: '/docs/'})).toEqual(['setting baseUrl']);
  expect(changed({...SETTINGS, startOnIntent: false})).toEqual(['setting startOnIntent']);
  expect(changed({baseUrl: '/'})).toEqual(['setting algolia']);
  expect(readFileSync(at('.docusaurus/build-stamp.json'), 'utf8')).not.toContain('must-not-be-stored');
});

test('a site that is not current stops what reads it, in one sentence with the remedy', async () => {
  const remedy = 'Run "npm run build" first.';
  const check = (settings: object = SETTINGS) => requireCurrentBuild(site, settings);
  expect(check).toThrow(new Error(`The site is missing (not built). ${remedy}`));
  await finish(stamp());
  check();
  expect(() => check({...SETTINGS, baseUrl: '/docs/'})).toThrow(
    new Error(`The site is out of date (changed since the build: setting baseUrl). ${remedy}`),
  );
  for (const name of 'bcdefgh') writeFileSync(at(`docs/${name}.mdx`), '');
  expect(check).toThrow('docs/b.mdx, docs/c.mdx, docs/d.mdx, docs/e.mdx, docs/f.mdx and 2 more)');
});
