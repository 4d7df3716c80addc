import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {BROWSER_TARGETS} from '../../bundler';
import type {SamplesOptions} from '../index';
import {offered, type SampleEntries} from './manifest';

/** File names of bundles, relative to the folder that they were written to. */
export interface Bundles {
  readonly worker: string;
  /** File names by the sample's id. */
  readonly samples: Readonly<Record<string, string>>;
  /** Absolute paths of all modules in the bundles. */
  readonly sources: readonly string[];
}

/**
 * Bundles the samples that browsers can run, and the worker that runs them, as ES modules. Shared code (libraries, the samples'
 * own modules) goes to separate chunks. File names contain a hash of the content. A module of `shims` has the texts of the files that
 * samples read in the constant `SAMPLE_FILES`, by name.
 * @param siteDir root of the site
 * @param outDir output folder
 * @throws Error when a sample cannot be bundled, for example because it imports a Node module that has no replacement
 */
export async function bundle(
  siteDir: string,
  {folder, files, worker, shims}: Pick<SamplesOptions, 'folder' | 'files' | 'worker' | 'shims'>,
  entries: SampleEntries,
  outDir: string,
): Promise<Bundles> {
  const read = (file: string): string => readFileSync(path.join(siteDir, folder, file), 'utf8');
  const runnable = offered(entries, ['run']);
  const ids = runnable.map(([id]) => id);
  const names = runnable.flatMap(([, {reads = []}]) => reads);
  const texts = Object.fromEntries(names.map((name) => [name, read(path.join(files, name))]));
  const {metafile} = await build({
    entryPoints: [
      {in: path.join(siteDir, worker), out: 'worker'},
      ...ids.map((id) => ({in: path.join(siteDir, folder, `${id}.ts`), out: id.replaceAll('/', '-')})),
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
    define: {'process.env.NODE_ENV': '"production"', SAMPLE_FILES: JSON.stringify(texts)},
    alias: Object.fromEntries(Object.entries(shims).map(([name, file]) => [name, path.join(siteDir, file)])),
    logLevel: 'silent',
    metafile: true,
  }).catch((error: unknown) => {
    const remedy = `Change the sample, or say "offers: 'project'" in the manifest of ${folder}/.`;
    throw new Error(`A sample does not run in browsers. ${remedy}\n${String(error)}`, {cause: error});
  });
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, {entryPoint = ''}]) => [entryPoint, path.basename(file)]),
  );
  return {
    worker: outputs[worker],
    samples: Object.fromEntries(ids.map((id) => [id, outputs[`${folder}/${id}.ts`]])),
    sources: Object.values(metafile.outputs).flatMap(({inputs}) =>
      // A package replaces some of its modules by nothing in browsers; what names them is no path.
      Object.keys(inputs).flatMap((file) => (file.startsWith('(disabled):') ? [] : path.join(siteDir, file))),
    ),
  };
}
