import path from 'node:path';
import {synonyms} from '../data/synonyms';
import type {DocSearchSplitOptions} from '../search/docsearch-split';
import type {EmbeddedSearchOptions} from '../search/index/embedded-search';
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

/** What keeps DocSearch out of the first bundle, see src/search/docsearch-split. */
export const splitOptions: DocSearchSplitOptions = {
  button: source('search/box/SearchButton.tsx'),
  keyboard: source('search/box/useSearchShortcut.ts'),
  version: source('search/box/version.ts'),
  modal: source('search/box/SearchModal.tsx'),
  head: source('search/box/SearchHead.tsx'),
};

/** What the index files are made with, see src/search/index/embedded-search. */
export const embeddedOptions: EmbeddedSearchOptions = {
  defaultSection: 'Documentation',
  synonyms,
  pageClient: source('search/page/page-client.ts'),
  pageFrame: source('search/page/SearchPageFrame.tsx'),
  pageLink: source('search/page/PlainLink.tsx'),
};
