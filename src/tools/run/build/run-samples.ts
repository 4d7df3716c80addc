/* Adds the bundled samples and the projects to the site, and publishes their file names for the panel. */
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Runnable} from '../program';
import {bundle} from './bundle';
import type {BuildProgram} from './programs';
import type {Archive} from './project';

/** Folder of the bundles and projects, relative to the base URL. */
export const FOLDER = 'assets/run';
const NAME = 'run-samples';

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @param programs programs from `findPrograms`
 * @param archives all downloadable projects, those of the programs included, by the id of the sample
 */
export function runSamples(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  programs: readonly BuildProgram[],
  archives: ReadonlyMap<string, Archive>,
): Plugin {
  const files = path.join(generatedFilesDir, NAME, 'files');
  // With `npm start` the development server serves the bundles.
  const serve = {devServer: {static: [{directory: files, publicPath: `${baseUrl}${FOLDER}`}]}};
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await rm(files, {recursive: true, force: true});
      await mkdir(files, {recursive: true});
      const ids = programs.map(({id}) => id);
      const {worker, samples} = await bundle(siteDir, ids, files);
      const place = (file: string): string => `${baseUrl}${FOLDER}/${file}`;
      for (const {file, bytes} of archives.values()) await writeFile(path.join(files, file), bytes);
      const content = programs.map(
        ({id, networks, networkBy, needsKey, needsAccount, takesArguments}): Runnable => {
          const project = archives.get(id);
          if (!project) throw new Error(`run: no project of ${id}.`);
          return {
            id,
            networks,
            networkBy,
            needsKey,
            needsAccount,
            takesArguments,
            url: place(samples[id]),
            workerUrl: place(worker),
            projectUrl: place(project.file),
          };
        },
      );
      await actions.createData('samples.json', content);
    },
    getPathsToWatch: () => ['examples/**/*.ts', 'src/tools/run/worker/**/*.ts'],
    configureWebpack: () => serve as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    async postBuild({outDir}) {
      await cp(files, path.join(outDir, FOLDER), {recursive: true});
    },
  };
}
