import path from 'node:path';
import {synonyms} from '../data/synonyms';
import type {DocSearchSplitOptions} from '../plugins/docsearch-split';
import type {EmbeddedSearchOptions} from '../plugins/embedded-search';
import type {Env} from './env';

const source = (file: string): string => path.join(__dirname, '..', file);

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

/** What keeps DocSearch out of the first bundle, see src/plugins/docsearch-split. */
export const splitOptions: DocSearchSplitOptions = {
  button: source('components/SearchButton/index.tsx'),
  keyboard: source('hooks/useSearchShortcut.ts'),
  version: source('client/search/version.ts'),
  modal: source('components/SearchModal/index.tsx'),
  head: source('components/SearchHead/index.tsx'),
};

/** What the index files are made with, see src/plugins/embedded-search. */
export const embeddedOptions: EmbeddedSearchOptions = {
  defaultSection: 'Documentation',
  synonyms,
  pageClient: source('client/search/pageClient.ts'),
  pageFrame: source('components/SearchPageFrame/index.tsx'),
  pageLink: source('components/PlainLink/index.tsx'),
};
