import type {HeadersOptions} from '../plugins/headers';
import {ANALYTICS_ORIGINS} from '../plugins/analytics';
import {networks} from '../data/networks';
import {hostedHosts} from '../plugins/search';
import {beforePaint} from './before-paint';
import type {Env} from './env';
import {redirectScripts} from './redirects';

/** Origins of the hosted search; none for the embedded search. */
export function searchOrigins({algolia}: Env): readonly string[] {
  if (!algolia) return [];
  const insights = algolia.insights ? ['https://insights.algolia.io'] : [];
  const hosts = hostedHosts(algolia.appId.toLowerCase());
  return [...hosts.map((host) => `https://${host}`), ...insights];
}

/** Origin to which the vendor's feedback form submits. */
const FEEDBACK = 'https://app.pushfeedback.com';

/** Origins that pages may call: the networks' RPC hosts, which tools call on a reader's click, and those of search, feedback and analytics. */
export function siteOrigins(env: Env): readonly string[] {
  const hosts = [networks.gtn.rpcUrl.value, networks.testnet.rpcUrl.value];
  const feedback = env.feedbackProject ? [FEEDBACK] : [];
  const analytics = env.trackingId ? [ANALYTICS_ORIGINS.connect] : [];
  return [...hosts, ...feedback, ...searchOrigins(env), ...analytics];
}

/** Options of the plugin for the headers of this site. */
export function headersOptions(env: Env) {
  return {
    connect: siteOrigins(env),
    scriptOrigins: env.trackingId ? [ANALYTICS_ORIGINS.script] : [],
    scripts: {"the site's own part of the framework's script before paint": beforePaint},
    reviewed: redirectScripts(env.baseUrl),
    // Wallets show the site's icon, and other sites the picture of a shared link.
    shared: ['img/', 'assets/social/'],
  } satisfies HeadersOptions;
}
