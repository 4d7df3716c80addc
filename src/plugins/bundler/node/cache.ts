import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

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

/** Paths of files, and of all files below folders, but of no tests. */
export function sourceFiles(places: readonly string[]): string[] {
  return places
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, {recursive: true, encoding: 'utf8'}).map((name) => path.join(place, name)),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile());
}
