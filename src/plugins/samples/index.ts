import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pageDependencies, type PackagingPlugin} from '../bundler';
import {PROJECTS_FOLDER, projectPath} from './client/project-path';
import type {Runnable} from './client/program';
import {bundle} from './node/bundle';
import {codeBlocks} from './node/code-blocks';
import {markPlaceholders} from './node/mark-placeholders';
import {findPrograms} from './node/programs';
import {projectArchive} from './node/project';

export {highlight} from './node/highlight';
export {findPrograms} from './node/programs';

/** Options of the plugin and of `samplesRemark`. */
export interface SamplesOptions {
  /** Folder of the files that pages show, relative to the site, with a package.json that pins their packages. */
  readonly folder: string;
  /** Folder of the files that programs read, relative to `folder`. */
  readonly files: string;
  /** Address of the section that explains how samples are tested. */
  readonly testedAt: string;
  /** Texts in code that stand for a reader's own values, by kind. Capital letters and underscores only. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** How a sample names a network, by the name of the network. */
  readonly networks: Readonly<Record<string, RegExp>>;
  /** Texts, such as addresses, of samples that run with one network only, by its name. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Environment variables of an API key, of a private key, and of the name of the network. */
  readonly variables: {readonly key: string; readonly account: string; readonly network: string};
  /** How the samples compile a contract: shell file with the command, contract, what it writes, and the package it needs. */
  readonly compiler: {
    readonly script: string;
    readonly contract: string;
    readonly outputs: readonly string[];
    readonly package: string;
  };
  /** Of downloadable projects: prefix of their names, sentences of their README, and what stands for each secret. */
  readonly project: {
    readonly prefix: string;
    readonly notes: {readonly account: string; readonly network: string};
    readonly secrets: Readonly<Record<string, string>>;
  };
  /** The module that runs a sample in a worker, relative to the site. */
  readonly worker: string;
  /** Replacements for Node modules in browsers: files relative to the site, by module. */
  readonly shims: Readonly<Record<string, string>>;
}

/** Folder of the bundles, relative to the base URL. */
const BUNDLES_FOLDER = 'assets/run';

/**
 * Remark transformers that fill and highlight code blocks, and mark the placeholders in them.
 * @param siteDir root of the site
 */
export function samplesRemark(siteDir: string, options: SamplesOptions) {
  const {folder, testedAt, placeholders} = options;
  const {projects, runnable} = findPrograms(siteDir, options);
  const kinds = new Map([
    ...projects.map(({id}) => [id, 'project'] as const),
    ...runnable.map(({id}) => [id, 'run'] as const),
  ]);
  // What readers can do with a sample besides copying it: run it in the browser, or download it.
  const propsOf = (file: string): Readonly<Record<string, string>> => {
    const id = path.posix.relative(folder, file).replace(/\.ts$/, '');
    const kind = kinds.get(id);
    return kind ? {[kind]: id} : {};
  };
  // Functions, because options would be in the site's scripts with the rest of the configuration.
  return [() => codeBlocks({siteDir, folder, testedAt, propsOf}), () => markPlaceholders(placeholders)];
}

/** Publishes the programs among the samples: bundles that browsers can run, and projects to download. */
export default function samplesPlugin(context: LoadContext, options: SamplesOptions): PackagingPlugin {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const {projects, runnable} = findPrograms(siteDir, options);
  // Laid out like the built site. With `npm start` the development server serves them.
  const files = path.join(generatedFilesDir, 'samples', 'files');
  let bundled: readonly string[] = [];
  return {
    name: 'samples',
    async contentLoaded({actions}) {
      await rm(files, {recursive: true, force: true});
      for (const folder of [BUNDLES_FOLDER, PROJECTS_FOLDER])
        await mkdir(path.join(files, folder), {recursive: true});
      for (const project of projects)
        await writeFile(path.join(files, projectPath(project.id)), projectArchive(siteDir, options, project));
      const ids = runnable.map(({id}) => id);
      const {worker, samples, sources} = await bundle(
        siteDir,
        options,
        ids,
        path.join(files, BUNDLES_FOLDER),
      );
      bundled = sources;
      const place = (file: string): string => `${baseUrl}${BUNDLES_FOLDER}/${file}`;
      const content = runnable.map((program): Runnable => ({
        ...program,
        url: place(samples[program.id]),
        workerUrl: place(worker),
      }));
      await actions.createData('samples.json', content);
    },
    getPathsToWatch: () => [`${options.folder}/**/*`, `${path.dirname(options.worker)}/**/*.ts`],
    configureWebpack() {
      const pages = pageDependencies(siteDir, (source) => {
        const shown = Array.from(source.matchAll(/(?:```|~~~).*?\sfile=([^\s#]+)/g), ([, file]) => file);
        // What a program imports decides whether browsers can run it.
        const imported = projects.filter(({id}) => shown.includes(`${options.folder}/${id}.ts`));
        const sources = imported.flatMap((program) =>
          program.sources.map((file) => `${options.folder}/${file}`),
        );
        return [...shown, ...sources].map((file) => path.join(siteDir, file));
      });
      return {...pages, devServer: {static: [{directory: files, publicPath: baseUrl}]}} as object;
    },
    packagedFiles: () => bundled,
    async postBuild({outDir}) {
      await cp(files, outDir, {recursive: true});
    },
  };
}
