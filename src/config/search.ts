import {readerQuestions} from '../data/reader-questions';
import {synonyms} from '../data/synonyms';
import {topics} from '../data/topics';
import type {EmbeddedSearchOptions} from '../search/index/embedded-search';
import type {Env} from './env';

/** The theme's search settings: the hosted service when its keys are in the environment, else the embedded search. */
export function searchTheme({algolia}: Env) {
  return {
    appId: algolia?.appId ?? 'EMBEDDED',
    apiKey: algolia?.apiKey ?? 'EMBEDDED',
    indexName: algolia?.indexName ?? 'docs',
    contextualSearch: true,
    searchPagePath: 'search',
    insights: algolia?.insights ?? false,
  };
}

/** What the index files are made with, see src/search/index/embedded-search. */
export const embeddedOptions: EmbeddedSearchOptions = {
  defaultSection: 'Documentation',
  // buttons say what they do, not what the page is about; but Redoc puts method and path of an operation on one
  skipped: '.code-frame > figcaption, [aria-label^="More about"], button:not(:has(.http-verb))',
  synonyms,
  questions: readerQuestions,
  topics,
  skippedAnchors: ['next-steps'],
};

/** Pages that a search without hits offers. */
export const fallbackPaths = ['/resources/faq', '/resources/contact', '/resources/status'];
