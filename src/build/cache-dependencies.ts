/*
 * The bundler's persistent cache knows neither our plugins and Markdown transforms, nor the files that pages take
 * code and figures from. This plugin tells it: the former throw the cache away, the latter rebuild their pages.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options, all paths relative to the site. */
export interface CacheDependenciesOptions {
  /** Folders of build code: a change of any file in them invalidates the whole cache. */
  readonly buildCode: readonly string[];
  /** Folder whose files feed tokens. */
  readonly tokens: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Makes the Docusaurus plugin; see the top of the file. */
export function cacheDependencies({siteDir}: LoadContext, options: CacheDependenciesOptions): Plugin {
  const buildFiles = options.buildCode.flatMap((folder) => filesBelow(path.resolve(siteDir, folder)));
  const tokensDir = path.resolve(siteDir, options.tokens);
  return {
    name: 'cache-dependencies',
    getPathsToWatch: () => [`${tokensDir}/**/*.ts`],
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {buildDependencies?: string[]}} | undefined;
      if (experiments?.cache && typeof experiments.cache === 'object') {
        experiments.cache.buildDependencies = [...(experiments.cache.buildDependencies ?? []), ...buildFiles];
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
                  loader: path.resolve(siteDir, 'src/samples/region/dependencies.cjs'),
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
