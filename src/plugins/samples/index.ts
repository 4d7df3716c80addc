import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pageDependencies, type PackagingPlugin} from '../bundler';
import {PROJECTS_FOLDER, projectPath} from './client/project-path';
import type {Runnable} from './client/program';
import {bundle} from './node/bundle';
import {codeBlocks} from './node/code-blocks';
import {offered, readManifest, type SampleEntry} from './node/manifest';
import {projectArchive} from './node/project';

export {highlight} from './node/highlight';
export {readManifest} from './node/manifest';
export {extractRegion} from './node/region';

/** Options of the plugin and of `samplesRemark`. */
export interface SamplesOptions {
  /** Folder of the files that pages show, relative to the site, with a package.json that pins their packages. */
  readonly folder: string;
  /** Returns how each file of the folder is executed. A function, so that no page contains it. */
  readonly manifest: () => Readonly<Record<string, SampleEntry>>;
  /** Folder of the contracts, and of the files that programs read, relative to `folder`. */
  readonly files: string;
  /** Address of the section that explains how samples are tested. */
  readonly testedAt: string;
  /** Texts in code that stand for a reader's own values, by kind. Capital letters and underscores only. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** How the samples compile a contract: shell file with the command and the contract, both in `files`, and the package it needs. */
  readonly compiler: {readonly script: string; readonly contract: string; readonly package: string};
  /**
   * Of downloadable projects: prefix of their names, their `.gitignore` as a file of `folder`, the network whose settings are in a
   * file of their own, sentences of their README, and lines of their `.env.example`.
   */
  readonly project: {
    readonly prefix: string;
    readonly gitignore: string;
    readonly network: string;
    readonly notes: {readonly account: string; readonly network: string; readonly programs: string};
    readonly settings: {readonly key: string; readonly account: string};
  };
  /** The module that runs a sample in a worker, relative to the site. */
  readonly worker: string;
  /** Replacements for Node modules in browsers: files relative to the site, by module. */
  readonly shims: Readonly<Record<string, string>>;
}

/** Folder of the bundles, relative to the base URL. */
const BUNDLES_FOLDER = 'assets/run';

/**
 * Remark transformers that fill and highlight code blocks, with the placeholders in them marked.
 * @param siteDir root of the site
 */
export function samplesRemark(siteDir: string, options: SamplesOptions) {
  const {folder, testedAt, placeholders} = options;
  const entries = readManifest(siteDir, options);
  // A function, because options would be in the site's scripts with the rest of the configuration.
  return [() => codeBlocks({siteDir, folder, testedAt, placeholders, entries})];
}

/** Publishes the programs among the samples: bundles that browsers can run, and projects to download. */
export default function samplesPlugin(context: LoadContext, options: SamplesOptions): PackagingPlugin {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const entries = readManifest(siteDir, options);
  // Laid out like the built site. With `npm start` the development server serves them.
  const files = path.join(generatedFilesDir, 'samples', 'files');
  let bundled: readonly string[] = [];
  return {
    name: 'samples',
    async contentLoaded({actions}) {
      await rm(files, {recursive: true, force: true});
      await mkdir(path.join(files, PROJECTS_FOLDER), {recursive: true});
      for (const [id] of offered(entries))
        await writeFile(
          path.join(files, projectPath(id)),
          await projectArchive(siteDir, options, entries, id),
        );
      const {worker, samples, sources} = await bundle(
        siteDir,
        options,
        entries,
        path.join(files, BUNDLES_FOLDER),
      );
      bundled = sources;
      const place = (file: string): string => `${baseUrl}${BUNDLES_FOLDER}/${file}`;
      const content = offered(entries, ['run']).map(([id, entry]): Runnable => ({
        id,
        networks: entry.networks ?? [],
        networkBy: entry.networkBy ?? 'sample',
        needsKey: entry.needsKey ?? false,
        needsAccount: entry.needsAccount ?? false,
        args: entry.args ?? [],
        url: place(samples[id]),
        workerUrl: place(worker),
      }));
      await actions.createData('samples.json', content);
    },
    getPathsToWatch: () => [`${options.folder}/**/*`, `${path.dirname(options.worker)}/**/*.ts`],
    configureWebpack() {
      const pages = pageDependencies(siteDir, (source) =>
        Array.from(source.matchAll(/(?:```|~~~).*?\sfile=([^\s#]+)/g), ([, file]) =>
          path.join(siteDir, file),
        ),
      );
      return {...pages, devServer: {static: [{directory: files, publicPath: baseUrl}]}} as object;
    },
    packagedFiles: () => bundled,
    async postBuild({outDir}) {
      await cp(files, outDir, {recursive: true});
    },
  };
}
