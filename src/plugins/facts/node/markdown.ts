import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import type {FactsOptions} from '../index';
import {pageSources} from '../shared/page-sources';
import {replaceTokens} from '../shared/tokens';
import {importedFacts} from './imports';
import {loadData} from './read';

/** Inserts a line before a heading, or at the end of a page without that heading. */
function placeBefore(body: string, line: string, heading: string): string {
  const at = body.lastIndexOf(`\n${heading}`);
  return at < 0 ? `${body}\n\n${line}\n` : `${body.slice(0, at)}\n${line}\n${body.slice(at)}`;
}

/**
 * Settings for `markdown` in the configuration: they replace tokens in body and front matter, and add the list of sources to
 * each page that shows a figure.
 * @param siteDir root of the site
 */
export function factsMarkdown(siteDir: string, options: FactsOptions) {
  const {components, readableSources, sourcesBefore} = options;
  const dataDir = path.join(siteDir, options.folder);
  const parseFrontMatter: ParseFrontMatter = ({fileContent, ...params}) => {
    const {text} = replaceTokens(fileContent, loadData(dataDir).facts, params.filePath);
    return params.defaultParseFrontMatter({...params, fileContent: text});
  };
  return {
    parseFrontMatter,
    preprocessor: ({fileContent, filePath}) => {
      const data = loadData(dataDir);
      const {text, used} = replaceTokens(fileContent, data.facts, filePath);
      const places = {siteDir, dataDir, components};
      const shown = [...used, ...importedFacts(fileContent, path.dirname(filePath), places, data)];
      const entries = pageSources(shown, readableSources);
      return entries.length === 0
        ? text
        : placeBefore(text, `<Sources entries={${JSON.stringify(entries)}} />`, sourcesBefore);
    },
  } satisfies Partial<MarkdownConfig>;
}
