import type {CspOptions} from '../csp/csp';
import type {Origins} from '../csp/policy';
import {reviewedInline} from '../csp/reviewed';
import {networks} from '../data/networks';
import {hostedHosts} from '../search/client/hosted';
import {announcementId} from './announcement';
import {beforePaint} from './before-paint';
import {colorMode} from './color-mode';
import type {Env} from './env';

/** Origins that the hosted search is reached at; none for the embedded search. */
export function searchOrigins({algolia}: Env): Origins {
  if (!algolia) return {};
  const insights = algolia.insights ? ['https://insights.algolia.io'] : [];
  const {read, write, fallbacks} = hostedHosts(algolia.appId.toLowerCase());
  return {connect: [...[read, write, ...fallbacks].map((host) => `https://${host}`), ...insights]};
}

/** Where the vendor's feedback form sends what a reader sends. */
const FEEDBACK = 'https://app.pushfeedback.com';

/** Origins that a page may call: the networks' RPC hosts, which tools call on a reader's click, the search's and the feedback's. */
export function siteOrigins(env: Env): Origins {
  const hosts = [networks.gtn.rpcUrl.value, networks.testnet.rpcUrl.value];
  const feedback = env.feedbackProject ? [FEEDBACK] : [];
  return {connect: [...hosts, ...feedback, ...(searchOrigins(env).connect ?? [])]};
}

/** The policy of this site. */
export function cspOptions(env: Env): CspOptions {
  return {
    reviewed: () =>
      reviewedInline({baseUrl: env.baseUrl, colorMode, beforePaint: beforePaint(announcementId)}),
    origins: siteOrigins(env),
  };
}
