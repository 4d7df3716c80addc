import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {buildStamp, changedSince} from './build-stamp';

let site = '';
const at = (name: string) => path.join(site, name);
const changed = () => changedSince(site, at('.generated'), at('build'));
const context = () =>
  ({siteDir: site, generatedFilesDir: at('.generated'), outDir: at('build')}) as LoadContext;

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
  for (const folder of ['docs', 'src', '.generated', 'build']) mkdirSync(at(folder));
  writeFileSync(at('docs/a.mdx'), 'a');
  writeFileSync(at('sidebars.ts'), '');
});
afterEach(() => rmSync(site, {recursive: true}));

test('a site that was never built has no stamp', () => {
  expect(changed()).toBeUndefined();
});

test('lists files changed, added or removed since the build, but no tests', async () => {
  const plugin = buildStamp(context());
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
  const plugin = buildStamp(context());
  writeFileSync(at('docs/a.mdx'), 'other');
  await finish(plugin);
  expect(changed()).toEqual(['docs/a.mdx']);
});

test('a build into another folder invalidates the stamp', async () => {
  await finish(buildStamp({...context(), outDir: at('elsewhere')}));
  expect(changed()).toBeUndefined();
});

test('a build that fails before its pages are rendered leaves no stamp, and a development server keeps it', async () => {
  await finish(buildStamp(context()));
  bundle(buildStamp(context()), 'development');
  expect(changed()).toEqual([]);
  bundle(buildStamp(context()), 'production');
  expect(changed()).toBeUndefined();
});

test('a build that fails in the end leaves no stamp', async () => {
  await finish(buildStamp(context()));
  expect(changed()).toEqual([]);
  await finish(buildStamp(context()), 1);
  expect(changed()).toBeUndefined();
});
