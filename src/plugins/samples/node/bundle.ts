/*
 * Bundles the samples that browsers can run, and the worker that runs them, as ES modules. Shared code (viem, ethers, the
 * samples' own modules) goes to separate chunks. File names contain a hash of the content.
 */
import {cp, readdir} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {BROWSER_TARGETS} from '../../bundler';
import {FILES_FOLDER, SHIMS} from './programs';

const WORKER = 'src/tools/run/worker/worker.ts';

/** File names of bundles, relative to the folder that they were written to. */
export interface Bundles {
  readonly worker: string;
  /** File names by the sample's id. */
  readonly samples: Readonly<Record<string, string>>;
}

/**
 * Writes the bundles.
 * @param siteDir root of the site
 * @param ids ids of the samples, from `findPrograms`
 * @param outDir output folder
 * @throws the bundler's error
 */
export async function bundle(siteDir: string, ids: readonly string[], outDir: string): Promise<Bundles> {
  const shims = path.join(siteDir, 'src/tools/run/worker/shims');
  const {metafile} = await build({
    entryPoints: [
      {in: path.join(siteDir, WORKER), out: 'worker'},
      ...ids.map((id) => ({in: path.join(siteDir, 'examples', `${id}.ts`), out: id.replaceAll('/', '-')})),
    ],
    outdir: outDir,
    absWorkingDir: siteDir,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: BROWSER_TARGETS,
    minify: true,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: Object.fromEntries(Object.entries(SHIMS).map(([name, file]) => [name, path.join(shims, file)])),
    metafile: true,
  });
  const folder = path.join(siteDir, FILES_FOLDER);
  for (const file of await readdir(folder))
    if (file.endsWith('.sol')) await cp(path.join(folder, file), path.join(outDir, file));
  const named = new Map(
    Object.entries(metafile.outputs).map(([output, {entryPoint}]) => [entryPoint, path.basename(output)]),
  );
  const nameOf = (entry: string): string => {
    const name = named.get(entry);
    if (name === undefined) throw new Error(`run: no bundle of ${entry}`);
    return name;
  };
  return {
    worker: nameOf(WORKER),
    samples: Object.fromEntries(ids.map((id) => [id, nameOf(`examples/${id}.ts`)])),
  };
}
