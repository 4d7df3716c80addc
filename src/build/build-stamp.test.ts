import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildStamp, changedSince} from './build-stamp';

let site = '';
const at = (name: string) => path.join(site, name);
const changed = () => changedSince(site, at('.generated'), at('build'));
const context = () =>
  ({siteDir: site, generatedFilesDir: at('.generated'), outDir: at('build')}) as LoadContext;

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
  await plugin.postBuild?.({} as never);
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
  await plugin.postBuild?.({} as never);
  expect(changed()).toEqual(['docs/a.mdx']);
});

test('a build into another folder invalidates the stamp', async () => {
  await buildStamp({...context(), outDir: at('elsewhere')}).postBuild?.({} as never);
  expect(changed()).toBeUndefined();
});
