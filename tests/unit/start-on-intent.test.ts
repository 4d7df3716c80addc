import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configWith(startOnIntent: 'true' | 'false') {
  vi.resetModules();
  vi.stubEnv('START_ON_INTENT', startOnIntent);
  return (await import('../../docusaurus.config')).default;
}

type SiteConfig = Awaited<ReturnType<typeof configWith>>;

/** The first scripts among the text files that a build writes. */
async function firstScripts({plugins}: SiteConfig): Promise<readonly string[]> {
  const created = plugins.map((create) => (create.length === 0 ? (create as () => unknown)() : undefined));
  const textFiles = created.find((plugin) => (plugin as Plugin | undefined)?.name === 'text-files') as Plugin;
  const outDir = mkdtempSync(path.join(tmpdir(), 'text-files-'));
  try {
    await textFiles.postBuild?.({outDir} as never);
    const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
    expect(names).toContain('robots.txt');
    return names.filter((name) => /start\.\w+\.js$/.test(name));
  } finally {
    rmSync(outDir, {recursive: true});
  }
}

test('with START_ON_INTENT=false pages do not name the first script, and it is not written', async () => {
  const on = await configWith('true');
  const off = await configWith('false');
  expect(on).toHaveProperty('ssrTemplate');
  expect(off).not.toHaveProperty('ssrTemplate');
  expect(await firstScripts(on)).toHaveLength(1);
  expect(await firstScripts(off)).toEqual([]);
});
