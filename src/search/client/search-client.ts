import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {LiteClient} from 'algoliasearch/lite';
import {EMBEDDED} from './app-id';
import {createEmbeddedClient, createHostedClient} from './clients';
import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';

let embedded: EmbeddedSearch | undefined;
const clients = new Map<string, LiteClient>();

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
}

function getEmbedded(): EmbeddedSearch {
  const site = new URL(siteConfig.baseUrl, window.location.origin).href;
  embedded ??= createEmbeddedSearch(site, startWorker);
  return embedded;
}

/**
 * The client that answers searches: the embedded one, or the hosted service's when its keys are configured. Search box and
 * search page share it.
 * @throws Error when application id or key is missing
 */
export function getSearchClient(appId: string, apiKey: string): LiteClient {
  const key = `${appId} ${apiKey}`;
  let client = clients.get(key);
  if (client === undefined) {
    client = appId === EMBEDDED ? createEmbeddedClient(getEmbedded()) : createHostedClient(appId, apiKey);
    clients.set(key, client);
  }
  return client;
}

/** Loads the index files for the language and docs version of the page, if these will answer. */
export function warmUpSearch(): void {
  const {algolia} = siteConfig.themeConfig as unknown as ThemeConfig;
  if (algolia.appId !== EMBEDDED) return;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const tags = Array.from(new Set(['default', ...(tag === undefined ? [] : [tag])]));
  getEmbedded().warmUp({languages: [document.documentElement.lang.slice(0, 2)], tags});
}
