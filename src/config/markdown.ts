import type {DocusaurusConfig, ParseFrontMatter} from '@docusaurus/types';
import {type Fact, pageSources, placeBefore, replaceTokens} from '../plugins/facts';
import {codeFacts} from './code-facts';
import {componentFacts} from './component-facts';
import {readableSources} from './sources';
import {factOfToken, loadFacts, lookupToken} from './tokens';

/** The `<Sources>` element for facts of these names; undefined if none of them needs a source. */
function sourcesOf(names: readonly string[], facts: ReadonlyMap<string, Fact>): string | undefined {
  const entries = pageSources(
    names.flatMap((name) => facts.get(name) ?? []),
    readableSources,
  );
  return entries.length > 0 ? `<Sources entries={${JSON.stringify(entries)}} />` : undefined;
}

const parseFrontMatter: ParseFrontMatter = (params) =>
  params.defaultParseFrontMatter({
    ...params,
    fileContent: replaceTokens(params.fileContent, lookupToken, params.filePath).text,
  });

/** Markdown settings: replace tokens in body and front matter, and add the list of sources to each page. */
export const markdown = {
  emoji: false,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter,
  preprocessor: ({fileContent, filePath}) => {
    const {text, used} = replaceTokens(fileContent, lookupToken, filePath);
    const facts = loadFacts();
    const names = [
      ...used.map(factOfToken),
      ...codeFacts(fileContent, facts),
      ...componentFacts(fileContent, facts.keys()),
    ];
    const sources = sourcesOf(names, facts);
    return sources === undefined ? text : placeBefore(text, sources, '## Next steps');
  },
} satisfies Partial<DocusaurusConfig['markdown']>;
