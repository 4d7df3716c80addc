import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from '../../shared/service';
import {readResponse} from '../../shared/untrusted';
import {createEmbeddedSearch, type SearchClient} from './embedded';
import {createHostedClient} from './hosted';

let client: SearchClient | undefined;

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
}

/** Creates the client. Its responses are read by `readResponse`, so that neither box nor page shows or follows what is not theirs. */
function createClient(): SearchClient {
  const {appId, apiKey} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  const base = new URL(siteConfig.baseUrl, window.location.origin).href;
  const service =
    appId === EMBEDDED
      ? createEmbeddedSearch(base, startWorker)
      : // The client's type also allows for responses to requests that the site does not send, such as those for facet values.
        (createHostedClient(appId, apiKey) as unknown as SearchClient);
  return {
    search: async ({requests}) => readResponse(await service.search({requests}), requests.length, base),
  };
}

/**
 * The search client shared by the search box and the search page: the embedded one, or the hosted service's when its keys
 * are configured.
 * @throws Error when the application id or the key is missing
 */
export function getSearchClient(): SearchClient {
  client ??= createClient();
  return client;
}

/** Loads the index if the embedded search is in use. Errors are ignored here; the next search reports them. */
export function warmUpSearch(): void {
  const {appId} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  if (appId === EMBEDDED)
    getSearchClient()
      .search({requests: []})
      .catch(() => undefined);
}
