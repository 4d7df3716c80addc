import {rareQuestions} from '../data/rare-questions';
import {readerQuestions} from '../data/reader-questions';
import {synonyms} from '../data/synonyms';
import {topics} from '../data/topics';
import {EMBEDDED, type EmbeddedSearchOptions} from '../plugins/search';
import type {Env} from './env';

/** The theme's search settings: the hosted service if its keys are set, otherwise the embedded search. */
export function searchTheme({algolia}: Env) {
  return {
    appId: algolia?.appId ?? EMBEDDED,
    apiKey: algolia?.apiKey ?? EMBEDDED,
    indexName: algolia?.indexName ?? 'docs',
    contextualSearch: true,
    searchPagePath: 'search',
    insights: algolia?.insights ?? false,
  };
}

/** Options of the plugin that writes the index files; see src/plugins/search/node/embedded-search. */
export const embeddedOptions: EmbeddedSearchOptions = {
  defaultSection: 'Documentation',
  skipped:
    '[data-markdown-ignore]:not([data-redoc]), .code-frame > figcaption, [aria-label^="More about"], button',
  synonyms,
  questions: readerQuestions,
  topics,
  rareQuestions,
  skippedAnchors: ['next-steps'],
};

/** Pages to offer when a search has no hits: title, and path without the base URL. */
export const fallbackPages = [
  ['FAQ', '/resources/faq'],
  ['Contact Us', '/resources/contact'],
  ['Network Status', '/resources/status'],
] as const;
