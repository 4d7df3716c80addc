import {readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pageDependencies} from '../bundler';
import type {BuiltPagesPlugin} from '../pages';
import {factsJson} from './node/json';
import {loadData} from './node/read';
import {statementsOf} from './node/statements';

export {factsMarkdown, factsRemark} from './node/markdown';
export {loadData, readData} from './node/read';
export {splitFences} from './shared/fences';
export {replaceTokens} from './shared/tokens';
export {
  dateOf,
  factText,
  flattenFacts,
  sourcesOf,
  type Fact,
  type FactTable,
  type FactTree,
  type Source,
} from './shared/model';

/** Options of the plugin and of `factsMarkdown`. */
export interface FactsOptions {
  /** Folder of the data modules, relative to the site. */
  readonly folder: string;
  /** The heading before which pages have their list of sources, for example `## Next steps`. */
  readonly sourcesBefore: string;
  /** Starts of the addresses of source code, by the names that pages use: `[†](node:src/lib.rs#L3)`. */
  readonly sourceCode: Readonly<Record<string, string>>;
}

/**
 * Publishes the figures and the marked statements as `facts.json`, and rebuilds pages whose figures have changed. `factsMarkdown` puts the figures into
 * the pages.
 */
export default function factsPlugin(
  {siteDir}: LoadContext,
  {folder, sourceCode}: FactsOptions,
): BuiltPagesPlugin {
  const dataDir = path.join(siteDir, folder);
  // First, so that a mistake in the data is not reported as one of a page.
  loadData(dataDir);
  return {
    name: 'facts',
    getPathsToWatch: () => [`${dataDir}/**/*.ts`],
    configureWebpack: () =>
      pageDependencies(siteDir, () => readdirSync(dataDir).map((name) => path.join(dataDir, name))),
    async builtPages(pages, {outDir}) {
      const statements = pages.flatMap((page) => statementsOf(page, Object.values(sourceCode)));
      await writeFile(path.join(outDir, 'facts.json'), factsJson(loadData(dataDir).tree, statements));
    },
  };
}
