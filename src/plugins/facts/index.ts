import {readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageDependencies} from '../bundler';
import {importedFiles} from './node/imports';
import {factsFiles} from './node/json';
import {loadData} from './node/read';
import type {ReadableSource} from './shared/page-sources';

export {factsMarkdown} from './node/markdown';
export {readData} from './node/read';
export {splitFences} from './shared/fences';
export {
  factText,
  flattenFacts,
  monthText,
  type Fact,
  type FactSource,
  type FactTable,
  type FactTree,
} from './shared/model';
export type {ReadableSource} from './shared/page-sources';

/** Options of the plugin and of `factsMarkdown`. */
export interface FactsOptions {
  /** Folder of the data modules, relative to the site. */
  readonly folder: string;
  /** Modules of components that pages use without an import, relative to the site, by name. */
  readonly components?: Readonly<Record<string, string>>;
  /** Converts the `source` of a fact to what readers see; none for a figure that needs no source. */
  readonly readableSources: (source: string) => readonly ReadableSource[];
  /** What marks a text as inferred, such as †: facts.json says so. */
  readonly inferredMark?: string;
  /** The heading before which pages have their list of sources, for example `## Next steps`. */
  readonly sourcesBefore: string;
}

/**
 * Publishes the figures as `facts.json`, and rebuilds pages whose figures have changed. `factsMarkdown` puts the figures into
 * the pages.
 */
export default function factsPlugin({siteDir, siteConfig}: LoadContext, options: FactsOptions): Plugin {
  const {folder, components} = options;
  const dataDir = path.join(siteDir, folder);
  const places = {siteDir, dataDir, components};
  return {
    name: 'facts',
    getPathsToWatch: () => [`${dataDir}/**/*.ts`],
    configureWebpack: () =>
      pageDependencies(siteDir, (page, file) => [
        ...readdirSync(dataDir).map((name) => path.join(dataDir, name)),
        ...importedFiles(page, path.dirname(file), places),
      ]),
    async postBuild({outDir}) {
      const {facts} = loadData(dataDir);
      const schema = `${siteConfig.url}${siteConfig.baseUrl}facts.schema.json`;
      for (const [name, text] of Object.entries(factsFiles(facts, schema, options.inferredMark)))
        await writeFile(path.join(outDir, name), text);
    },
  };
}
