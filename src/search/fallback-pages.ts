import {normalizeUrl} from '@docusaurus/utils';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {docsPages} from '../build/docs-pages';

/** Global data of the plugin, which the search box and the search page read. */
export interface FallbackPagesData {
  /** title, and path with base URL */
  readonly pages: readonly {readonly title: string; readonly href: string}[];
}

/**
 * Looks up docs pages by address.
 * @param paths addresses without base URL
 * @throws Error naming an address that is not a docs page
 */
export function findPages(
  paths: readonly string[],
  baseUrl: string,
  content: AllContent,
): FallbackPagesData['pages'] {
  const docs = docsPages(content);
  return paths.map((path) => {
    const href = normalizeUrl([baseUrl, path]);
    const doc = docs.find(({permalink}) => permalink === href);
    if (doc === undefined) throw new Error(`search: ${path} is not a docs page (fallback pages).`);
    return {title: doc.title, href};
  });
}

/** Docusaurus plugin that publishes the titles and addresses of the pages to offer when a search has no hits. */
export function fallbackPages({baseUrl}: LoadContext, paths: readonly string[]): Plugin {
  return {
    name: 'search-fallback-pages',
    allContentLoaded({allContent, actions}) {
      actions.setGlobalData({pages: findPages(paths, baseUrl, allContent)} satisfies FallbackPagesData);
    },
  };
}
