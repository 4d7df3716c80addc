import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, LoadedPlugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {docsByRoute, type BuiltPagesPlugin} from '../pages';
import {extractSections, type ExtractOptions} from './node/extract';
import {addPhrases, parsePhrases, readPhrases} from './node/phrases';
import {INDEX_FILE, type SearchIndex} from './shared/section';

export {EMBEDDED, hostedHosts} from './shared/service';
export {INDEX_FILE, type SearchIndex} from './shared/section';

/** Options of the plugin. */
export interface SearchOptions extends ExtractOptions {
  /** pages to offer when a search has no hits: title, and path without the base URL */
  readonly fallbackPages: readonly (readonly [title: string, path: string])[];
  /** pages to offer before a search: title, and path without the base URL; the dialog shows all of them */
  readonly popularPages: readonly (readonly [title: string, path: string])[];
  /** returns groups of synonymous phrases */
  readonly synonyms: () => SearchIndex['synonyms'];
  /** returns sections without a heading in a page's file: address without base URL, and phrases, separated by commas */
  readonly phrases: () => readonly (readonly [url: string, phrases: string])[];
}

/** The text of a page, and where it is. */
interface PageFile {
  readonly cwd: string;
  readonly path: string;
  readonly toString: () => string;
}

/** Remark transformer that stops at a mistake in the search comments of a page. */
export function searchRemark() {
  return (_: Root, file: PageFile): void => {
    readPhrases(String(file), path.relative(file.cwd, file.path));
  };
}

/** The phrases in the files of all docs pages, by the address of the section without base URL. */
function phrasesOfDocs(plugins: readonly LoadedPlugin[], {siteDir, baseUrl, siteConfig}: LoadContext) {
  const {preprocessor} = siteConfig.markdown;
  return Array.from(docsByRoute(plugins, baseUrl)).flatMap(([route, {source}]) => {
    const file = source.replace('@site/', '');
    const filePath = path.join(siteDir, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const phrases = readPhrases(preprocessor?.({filePath, fileContent}) ?? fileContent, file);
    return Array.from(phrases, ([id, found]) => [id === '' ? route : `${route}#${id}`, found] as const);
  });
}

/** Creates the plugin; see README.md. */
export default function searchPlugin(context: LoadContext, options: SearchOptions): BuiltPagesPlugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.setGlobalData({fallbackPages: options.fallbackPages, popularPages: options.popularPages});
    },
    async builtPages(pages, {outDir, plugins}) {
      const sections = pages
        .filter(({isIndexed}) => isIndexed)
        .flatMap(({document, route}) => extractSections(document, route, options));
      const others = options
        .phrases()
        .map(([url, list]) => [url, parsePhrases(list, `Phrases of ${url}`)] as const);
      const phrases = new Map([...others, ...phrasesOfDocs(plugins, context)]);
      const index: SearchIndex = {
        synonyms: options.synonyms(),
        sections: addPhrases(sections, phrases),
      };
      await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(index));
    },
  };
}
