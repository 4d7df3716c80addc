/* Puts the samples that browsers can run beside the site, and tells the panel which files they are. */
import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Program, Runnable} from '../program';
import {bundle} from './bundle';

/** Folder of the bundles below the base URL. */
const FOLDER = 'assets/run';
const NAME = 'run-samples';

/**
 * Makes the Docusaurus plugin; see the top of the file.
 * @param programs what `findPrograms` found
 */
export function runSamples(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  programs: readonly Program[],
): Plugin {
  const files = path.join(generatedFilesDir, NAME, 'files');
  // While writing, the development server serves the bundles.
  const serve = {devServer: {static: [{directory: files, publicPath: `${baseUrl}${FOLDER}`}]}};
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await rm(files, {recursive: true, force: true});
      await mkdir(files, {recursive: true});
      const ids = programs.map(({id}) => id);
      const {worker, samples} = await bundle(siteDir, ids, files);
      const place = (file: string): string => `${baseUrl}${FOLDER}/${file}`;
      const content = programs.map((program) => ({
        ...program,
        url: place(samples[program.id]),
        workerUrl: place(worker),
      })) satisfies readonly Runnable[];
      await actions.createData('samples.json', content);
    },
    getPathsToWatch: () => ['examples/**/*.ts', 'src/tools/run/worker/**/*.ts'],
    configureWebpack: () => serve as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    async postBuild({outDir}) {
      await cp(files, path.join(outDir, FOLDER), {recursive: true});
    },
  };
}
