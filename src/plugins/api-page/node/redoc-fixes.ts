/*
 * Makes redocusaurus fit for this site without a fork: no Prism given to every module, no code in the browser that
 * nothing calls, the page's styles in a file instead of inline, and the changes of patches.ts.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceInSource} from '../../bundler';
import {PATCHES} from './patches';

/** Parts of redoc that only load and convert descriptions; ours comes parsed. */
const UNUSED_IN_BROWSER = [
  '@redocly/openapi-core/lib/bundle$',
  '@redocly/openapi-core/lib/config/config$',
] as const;

/** Modules of src/plugins/api-page/browser; a name that does not exist stops the build. */
function own(file: string): string {
  return require.resolve(path.join(__dirname, '../client', file));
}

/** Redoc shows samples in JSON, which is part of Prism's core. */
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
export function redocFixes({outDir}: Pick<LoadContext, 'outDir'>): Plugin {
  return {
    name: 'redoc-fixes',
    configureWebpack(config, isServer, {currentBundler}) {
      const plugins = config.plugins ?? [];
      const kept = plugins.filter((plugin) => !providesPrism(plugin));
      if (kept.length !== plugins.length - 1)
        throw new Error(
          `redoc: expected one ProvidePlugin for prismjs in the bundler's configuration, found ${plugins.length - kept.length}; see src/plugins/api-page/node/redoc-fixes.ts.`,
        );
      config.plugins = kept;

      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const replaced = (test: RegExp, file: string) => new NormalModuleReplacementPlugin(test, own(file));
      const alias: Readonly<Record<string, string | false>> = isServer
        ? {
            '@redoc-impl': own('StaticRedoc.tsx'),
            '@redoc-style-file': path.join(__dirname, 'style-file.ts'),
          }
        : {
            '@redoc-impl': own('DeferredRedoc.tsx'),
            ...Object.fromEntries(UNUSED_IN_BROWSER.map((request) => [request, false])),
          };
      return {
        // Redoc computes colors with polished, which knows no CSS variables.
        resolve: {alias: {polished$: own('polished.ts'), ...alias}},
        plugins: [
          replaced(/docusaurus-theme-redoc\/dist-jsx\/utils\/useSpecOptions(?:\.js)?$/, 'useSpecOptions.ts'),
          ...(isServer
            ? [
                replaced(/Redoc\/ServerStyles(?:\.js)?$/, 'ServerStyles.tsx'),
                new DefinePlugin({
                  __OUT_DIR__: JSON.stringify(outDir),
                  __OWN_STYLES__: JSON.stringify(own('redoc.lazy.css')),
                }),
              ]
            : [new NormalModuleReplacementPlugin(UNUSED_LANGUAGES, 'data:text/javascript,')]),
        ],
        module: {
          rules: PATCHES.filter(({only}) => !only || only === (isServer ? 'server' : 'browser')).map(
            ({test, changes}) => ({
              test,
              enforce: 'pre' as const,
              use: [replaceInSource(changes)],
            }),
          ),
        },
      };
    },
  };
}
