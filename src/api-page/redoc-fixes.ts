/*
 * Makes redocusaurus fit for this site without a fork: no Prism given to every module, no code in the browser that
 * nothing calls, the page's styles in a file instead of inline, and the changes of patches.ts. Also publishes the
 * description file, byte for byte.
 */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PATCHES} from './patches';

/** Options, paths relative to the site. */
export interface RedocFixesOptions {
  /** Folder with the modules that stand in for those of packages; see `MODULES`. */
  readonly modules: string;
  /** The description file. */
  readonly description: string;
  /** Where the description file is published, below the base URL. */
  readonly publishAs: string;
}

/** Modules of packages, by request, and the file below `modules` that takes their place. */
const MODULES = {
  /** Colour arithmetic, which cannot compute with CSS variables. */
  polished: 'colors.ts',
} as const;

/** Parts of redoc that only load and convert descriptions; ours comes parsed. */
const UNUSED_IN_BROWSER = [
  '@redocly/openapi-core/lib/bundle',
  '@redocly/openapi-core/lib/config/config',
] as const;

/** Samples are JSON, which is part of Prism's core. */
const UNUSED_LANGUAGES = /^prismjs\/components\/prism-(?!core)/;

function providesPrism(plugin: unknown): boolean {
  const {constructor, _args, definitions} = plugin as {
    readonly constructor: {readonly name: string};
    readonly _args?: unknown;
    readonly definitions?: unknown;
  };
  return constructor.name === 'ProvidePlugin' && JSON.stringify(_args ?? definitions).includes('prismjs');
}

/** Makes the Docusaurus plugin; see the top of the file. */
export function redocFixes({siteDir, outDir}: LoadContext, options: RedocFixesOptions): Plugin {
  const own = (file: string) => path.resolve(siteDir, options.modules, file);
  return {
    name: 'redoc-fixes',
    configureWebpack(config, isServer, {currentBundler}) {
      const plugins = config.plugins ?? [];
      const kept = plugins.filter((plugin) => !providesPrism(plugin));
      if (kept.length !== plugins.length - 1)
        throw new Error('redoc: the Prism provider is not where it was.');
      config.plugins = kept;

      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const stub = path.join(__dirname, 'empty.cjs');
      const replaced = (test: RegExp, file: string) => new NormalModuleReplacementPlugin(test, file);
      return {
        resolve: {
          alias: {
            ...Object.fromEntries(
              Object.entries(MODULES).map(([request, file]) => [`${request}$`, own(file)]),
            ),
            ...(isServer
              ? {
                  '@redoc-impl': own('ServerImpl.tsx'),
                  '@redoc-style-file': path.join(__dirname, 'style-file.ts'),
                }
              : {
                  '@redoc-impl': own('BrowserImpl.tsx'),
                  ...Object.fromEntries(UNUSED_IN_BROWSER.map((request) => [`${request}$`, stub])),
                }),
          },
        },
        plugins: [
          replaced(
            /docusaurus-theme-redoc\/dist-jsx\/utils\/useSpecOptions(?:\.js)?$/,
            own('useSpecOptions.ts'),
          ),
          ...(isServer
            ? [
                replaced(/Redoc\/ServerStyles(?:\.js)?$/, own('ServerStyles.tsx')),
                new DefinePlugin({__OUT_DIR__: JSON.stringify(outDir)}),
              ]
            : [replaced(UNUSED_LANGUAGES, stub)]),
        ],
        module: {
          rules: PATCHES.filter(({only}) => !only || only === (isServer ? 'server' : 'browser')).map(
            ({test, pairs, content}) => ({
              test,
              enforce: 'pre' as const,
              use: [{loader: path.join(__dirname, 'replace-loader.cjs'), options: {pairs, content}}],
            }),
          ),
        },
      };
    },
    getPathsToWatch: () => [path.resolve(siteDir, options.description)],
    async postBuild() {
      const target = path.join(outDir, options.publishAs);
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(path.resolve(siteDir, options.description), target);
    },
  };
}
