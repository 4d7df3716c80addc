/* Adds the bundled samples and the projects to the site, and publishes their file names for the panel. */
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Runnable} from '../client/program';
import {bundle} from './bundle';
import {PROJECTS_FOLDER, projectPath} from '../client/project-path';
import type {Programs} from './programs';
import {projectArchive} from './project';

/** Folder of the bundles, relative to the base URL. */
const FOLDER = 'assets/run';
const NAME = 'run-samples';

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @param programs programs from `findPrograms`
 */
export function runSamples(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  {runnable, projects}: Programs,
): Plugin {
  // Laid out like the built site.
  const files = path.join(generatedFilesDir, NAME, 'files');
  // With `npm start` the development server serves the files.
  const serve = {devServer: {static: [{directory: files, publicPath: baseUrl}]}};
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await rm(files, {recursive: true, force: true});
      for (const folder of [FOLDER, PROJECTS_FOLDER])
        await mkdir(path.join(files, folder), {recursive: true});
      for (const project of projects)
        await writeFile(path.join(files, projectPath(project.id)), projectArchive(siteDir, project));
      const ids = runnable.map(({id}) => id);
      const {worker, samples} = await bundle(siteDir, ids, path.join(files, FOLDER));
      const place = (file: string): string => `${baseUrl}${FOLDER}/${file}`;
      const content = runnable.map((program): Runnable => ({
        ...program,
        url: place(samples[program.id]),
        workerUrl: place(worker),
      }));
      await actions.createData('samples.json', content);
    },
    getPathsToWatch: () => ['examples/**/*', 'src/tools/{network,run/worker}/**/*.ts'],
    configureWebpack: () => serve as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    async postBuild({outDir}) {
      await cp(files, outDir, {recursive: true});
    },
  };
}
