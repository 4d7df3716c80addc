import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from './app-id';
import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';
import {createHostedClient} from './hosted';
import type {SearchClient} from './protocol';

let embedded: EmbeddedSearch | undefined;
let hosted: SearchClient | undefined;

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
}

function getSettings(): ThemeConfig['algolia'] {
  return (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
}

function getEmbedded(): EmbeddedSearch {
  const site = new URL(siteConfig.baseUrl, window.location.origin).href;
  embedded ??= createEmbeddedSearch(site, startWorker);
  return embedded;
}

/**
 * The search client shared by the search box and the search page: the embedded one, or the hosted service's when its keys
 * are configured.
 * @throws Error when the application id or the key is missing
 */
export function getSearchClient(): SearchClient {
  const {appId, apiKey} = getSettings();
  if (appId === EMBEDDED) return getEmbedded();
  // The client's type also allows for responses to requests that the site does not send, such as those for facet values.
  hosted ??= createHostedClient(appId, apiKey) as unknown as SearchClient;
  return hosted;
}

/**
 * Loads the index files for the page's language and docs version, or for all versions on a page outside the docs, if the embedded
 * search is in use.
 */
export function warmUpSearch(): void {
  if (getSettings().appId !== EMBEDDED) return;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  // Pages outside the docs have the tag `default`; a search there includes the docs.
  const tags = tag === undefined || tag === 'default' ? null : ['default', tag];
  getEmbedded().warmUp({languages: [document.documentElement.lang.slice(0, 2)], tags});
}
