/*
 * The bundler's persistent cache knows neither our plugins and Markdown transforms, nor the settings of the site, nor
 * the files that pages take code and figures from. This plugin tells it: the former throw the cache away, settings have
 * a cache of their own, and the last rebuild their pages.
 */
import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options, all paths relative to the site. */
export interface CacheDependenciesOptions {
  /** Files and folders of build code: a change of any of them invalidates the whole cache. */
  readonly buildCode: readonly string[];
  /** Folder whose files feed tokens. */
  readonly tokens: string;
  /** Loader that registers the files behind a page; gets `siteDir` and `tokensDir`. */
  readonly pageLoader: string;
  /** What comes from the environment and reaches a build otherwise than by the configuration. */
  readonly settings: object;
}

/** Variables by which the bundler, its transforms and the framework are configured. */
const TOOL_VARIABLE = /^(?:BABEL|BROWSERSLIST|DOCUSAURUS)(?:_|$)/;

function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Names the cache of a build: another one for other settings, another configuration, or another place to write to, since
 * all of them are written into cached modules.
 * @param environment the variables of the process
 */
export function cacheName(
  {siteConfig, outDir, generatedFilesDir}: Pick<LoadContext, 'siteConfig' | 'outDir' | 'generatedFilesDir'>,
  settings: object,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const variables = Object.entries(environment).filter(([name]) => TOOL_VARIABLE.test(name));
  const all = {siteConfig, outDir, generatedFilesDir, settings, variables: variables.sort()};
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
}

/** Makes the Docusaurus plugin; see the top of the file. */
export function cacheDependencies(context: LoadContext, options: CacheDependenciesOptions): Plugin {
  const {siteDir} = context;
  const buildFiles = options.buildCode.flatMap((place) => filesBelow(path.resolve(siteDir, place)));
  const tokensDir = path.resolve(siteDir, options.tokens);
  const name = cacheName(context, options.settings, process.env);
  return {
    name: 'cache-dependencies',
    getPathsToWatch: () => [`${tokensDir}/**/*.ts`],
    configureWebpack(config) {
      const experiments = config.experiments as
        {cache?: {version?: string; buildDependencies?: string[]}} | undefined;
      const cache = experiments?.cache;
      if (cache && typeof cache === 'object') {
        cache.version = `${cache.version}-${name}`;
        cache.buildDependencies = [...(cache.buildDependencies ?? []), ...buildFiles];
      }
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: siteDir,
              enforce: 'pre',
              use: [
                {
                  loader: require.resolve(path.resolve(siteDir, options.pageLoader)),
                  options: {siteDir, tokensDir},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
