import type {HeadersOptions} from '../plugins/headers';
import {ANALYTICS_SOURCES} from '../plugins/analytics';
import {networks} from '../data/networks';
import {hostedHosts} from '../plugins/search';
import {beforePaint} from './before-paint';
import type {Env} from './env';
import {redirectScripts} from './redirects';

/** Origins of the hosted search; none for the embedded search. */
function searchOrigins({algolia}: Env): readonly string[] {
  if (!algolia) return [];
  const insights = algolia.insights ? ['https://insights.algolia.io'] : [];
  return [...hostedHosts(algolia.appId.toLowerCase()).map((host) => `https://${host}`), ...insights];
}

/** Options of the plugin for the headers of this site. */
export function headersOptions(env: Env) {
  return {
    connect: [
      // Tools call the networks on a reader's click.
      networks.gtn.rpcUrl.value,
      networks.testnet.rpcUrl.value,
      ...(env.feedbackProject ? ['https://app.pushfeedback.com'] : []),
      ...searchOrigins(env),
      ...(env.trackingId ? [ANALYTICS_SOURCES.connect] : []),
    ],
    scriptOrigins: env.trackingId ? [ANALYTICS_SOURCES.script] : [],
    scripts: {"the site's own part of the framework's script before paint": beforePaint},
    reviewed: redirectScripts(env.baseUrl),
    // Wallets show the site's icon, and other sites the picture of a shared link.
    shared: ['img/', 'assets/social/'],
  } satisfies HeadersOptions;
}
