/*
 * Adds dependencies that the bundler's persistent cache does not track. A change of our plugins and Markdown transforms
 * invalidates the whole cache, and each combination of settings has a cache of its own.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inputFiles} from './files-below';

/** Options of the plugin. All paths are relative to the site's root. */
export interface CacheDependenciesOptions {
  /** Files and folders of build code; a change in any of them invalidates the whole cache. */
  readonly buildCode: readonly string[];
  /** Settings from the environment that affect the build without being part of the configuration. */
  readonly settings: object;
}

/** Environment variables that configure the bundler, its transforms and the framework. */
const TOOL_VARIABLE = /^(?:BABEL|BROWSERSLIST|DOCUSAURUS)(?:_|$)/;

/**
 * Names the cache of a build. The name depends on settings, configuration and output folder, because all of them end up in
 * cached modules.
 * @param environment environment variables of the process
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

/** Creates the Docusaurus plugin; see the top of the file. */
export function cacheDependencies(context: LoadContext, options: CacheDependenciesOptions): Plugin {
  const {siteDir} = context;
  const buildFiles = inputFiles(siteDir, options.buildCode).map((file) => path.join(siteDir, file));
  const name = cacheName(context, options.settings, process.env);
  return {
    name: 'cache-dependencies',
    configureWebpack(config) {
      const experiments = config.experiments as
        {cache?: {version?: string; buildDependencies?: string[]}} | undefined;
      const cache = experiments?.cache;
      if (cache && typeof cache === 'object') {
        cache.version = `${cache.version}-${name}`;
        cache.buildDependencies = [...(cache.buildDependencies ?? []), ...buildFiles];
      }
      return {};
    },
  };
}
