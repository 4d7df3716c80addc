import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheName, sourceFiles} from './node/cache';
import {checkPath, takeFolder} from './node/folder';
import {licenseList, packagesOf} from './node/licenses';

export {pageDependencies} from './node/page-dependencies';

/** Options of the plugin. All paths are relative to the site's root. */
export interface BundlerOptions {
  /** Files and folders of build code; a change in any of them invalidates the whole cache. */
  readonly buildCode: readonly string[];
  /** Settings that affect the build without being part of the configuration. A function, so that no page contains them. */
  readonly settings: () => object;
  /** SPDX identifiers of the licenses under which the site may distribute software and fonts; any other stops the build. */
  readonly licenses: readonly string[];
  /** What others have made and no package contains, such as fonts in the static folder, with the file of its license. */
  readonly others?: readonly {readonly name: string; readonly license: string; readonly file: string}[];
}

/** A plugin that puts code of packages into the site without the framework's bundler. */
export interface PackagingPlugin extends Plugin {
  /** returns absolute paths of files in these packages; called after the build */
  readonly packagedFiles?: () => readonly string[];
}

/** Stylesheets that come with the code that imports them. */
const LAZY = /\.lazy(?:\.module)?\.css$|[\\/]@docsearch[\\/]css[\\/]/;

/** What the bundler says of a module, as far as it is read here. */
interface Module {
  readonly nameForCondition: () => string | null | undefined;
}

const isLazy = (module: Module): boolean => LAZY.test(module.nameForCondition() ?? '');
const STYLES = {type: 'css/mini-extract', enforce: true, priority: 50} as const;
/** Chunk groups of styles: the framework's of all styles without the lazy ones, and one of lazy styles that several chunks import. */
const STYLE_GROUPS = {
  styles: {...STYLES, name: 'styles', chunks: 'all', test: (module: Module) => !isLazy(module)},
  sharedStyles: {...STYLES, chunks: 'async', minChunks: 2, test: isLazy},
} as const;

type Settings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Settings['plugins']>[number], (...args: never) => unknown>;

/** The bundler's persistent cache, as far as it is read here. */
interface Cache {
  version: string;
  buildDependencies: string[];
}

/** The oldest supported browsers, from `browserslist` in package.json, as esbuild names them: `chrome111`. */
export const BROWSER_TARGETS: string[] = (
  JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8')) as {
    readonly browserslist: {readonly production: readonly string[]};
  }
).browserslist.production.map((browser) => browser.replace(' >= ', ''));

/**
 * Tells the bundler what it cannot know; see README.md.
 * @throws Error for a folder in which it cannot build, or in which another build runs
 */
export default function bundlerPlugin(context: LoadContext, options: BundlerOptions): Plugin {
  const {siteDir, generatedFilesDir, siteConfig} = context;
  checkPath(siteDir);
  if (process.env.NODE_ENV === 'production') takeFolder(generatedFilesDir);
  const inSite = (place: string) => path.join(siteDir, place);
  // The bundler's own code, which loads the others.
  const clientFiles = new Set([require.resolve('@rspack/core')]);
  const collectFiles: BundlerPlugin = ({hooks}) =>
    hooks.afterCompile.tap('licenses', ({modules}) => {
      for (const module of modules) clientFiles.add(module.nameForCondition() ?? '');
    });
  return {
    name: 'bundler',
    configureWebpack(config, isServer) {
      if (siteConfig.future.faster.rspackPersistentCache) {
        const {cache} = (config.experiments ?? {}) as {readonly cache?: Partial<Cache>};
        if (!cache?.version || !cache.buildDependencies)
          throw new Error(
            'bundler: the persistent cache has no `version` or no `buildDependencies` at `experiments.cache`; see src/plugins/bundler/index.ts.',
          );
        cache.version += `-${cacheName(context, options.settings(), process.env)}`;
        cache.buildDependencies.push(...sourceFiles(options.buildCode.map(inSite)));
      }
      // The theme loads Prism on every page (25 KB), but code is highlighted at build time.
      const clientPrism = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      return {
        resolve: {alias: {[clientPrism]: false}},
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: STYLE_GROUPS}}}),
        plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [collectFiles],
      };
    },
    postBuild({outDir, plugins}) {
      const packaging: readonly PackagingPlugin[] = plugins;
      const files = [...clientFiles, ...packaging.flatMap((plugin) => plugin.packagedFiles?.() ?? [])];
      const others = (options.others ?? []).map(({file, ...other}) => ({
        ...other,
        text: readFileSync(inSite(file), 'utf8'),
      }));
      const list = licenseList([...packagesOf(files), ...others], options.licenses);
      writeFileSync(path.join(outDir, 'licenses.txt'), list);
      return Promise.resolve();
    },
  };
}
