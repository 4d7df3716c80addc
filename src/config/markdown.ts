import type {DocusaurusConfig, ParseFrontMatter} from '@docusaurus/types';
import {placeBefore, replaceTokens} from '../facts/tokens';
import {codeFacts} from './code-facts';
import {factOfToken, loadFacts, lookupToken} from './tokens';

function pageFacts(used: readonly string[]): string {
  const entries = used.map((id) => {
    const fact = loadFacts().get(id);
    return (
      fact && {
        id,
        text: fact.text ?? String(fact.value),
        unit: fact.unit,
        asOf: fact.asOf,
        source: fact.source,
        status: fact.status,
      }
    );
  });
  return `<PageFacts entries={${JSON.stringify(entries)}} />`;
}

const parseFrontMatter: ParseFrontMatter = (params) =>
  params.defaultParseFrontMatter({
    ...params,
    fileContent: replaceTokens(params.fileContent, lookupToken, params.filePath).text,
  });

/** How Markdown is read: tokens replaced in body and front matter, and the facts that a page uses listed on it. */
export const markdown = {
  format: 'mdx',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter,
  preprocessor: ({fileContent, filePath}) => {
    const {text, used} = replaceTokens(fileContent, lookupToken, filePath);
    const named = Array.from(new Set([...used.map(factOfToken), ...codeFacts(fileContent, loadFacts())]));
    return named.length > 0 ? placeBefore(text, pageFacts(named), '## Next steps') : text;
  },
} satisfies Partial<DocusaurusConfig['markdown']>;
