import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from '../../shared/service';
import {createEmbeddedSearch, type Search} from './embedded';
import {createHostedSearch} from './hosted';

const {appId, apiKey} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
let created: Search | undefined;

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
}

/**
 * Searches with the embedded search, or with the hosted service when its keys are configured.
 * @throws Error when the application id or the key is missing
 */
export const search: Search = (request) => {
  created ??=
    appId === EMBEDDED
      ? createEmbeddedSearch(siteConfig.baseUrl, startWorker)
      : createHostedSearch(appId, apiKey);
  return created(request);
};

/** Loads the index if the embedded search is in use. Errors are ignored here; the next search reports them. */
export function warmUpSearch(): void {
  if (appId === EMBEDDED) search().catch(() => undefined);
}
