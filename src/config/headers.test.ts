import {expect, it} from 'vitest';
import {hostedHosts} from '../plugins/search';
import {headersOptions} from './headers';
import {networks} from '../data/networks';
import {readEnv} from './env';

const RPC = [networks.gtn.rpcUrl.value, networks.testnet.rpcUrl.value];
const KEYS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
const HOSTS = hostedHosts('app').map((host) => `https://${host}`);

it.each([
  ['no settings', {}, []],
  ['a hosted search', KEYS, HOSTS],
  ['its events', {...KEYS, ALGOLIA_INSIGHTS: 'true'}, [...HOSTS, 'https://insights.algolia.io']],
  ["the vendor's feedback form", {PUSHFEEDBACK_PROJECT_ID: 'a1'}, ['https://app.pushfeedback.com']],
  ['analytics', {GTAG_TRACKING_ID: 'G-ABC1234567'}, ['https://*.google-analytics.com']],
])('with %s the policy allows the RPC hosts and nothing else but what that calls', (_, settings, origins) => {
  expect(headersOptions(readEnv(settings)).connect).toEqual([...RPC, ...origins]);
});

it('with analytics the policy allows one script, and no other host', () => {
  expect(headersOptions(readEnv({})).scriptOrigins).toEqual([]);
  const {scriptOrigins} = headersOptions(readEnv({GTAG_TRACKING_ID: 'G-ABC1234567'}));
  expect(scriptOrigins).toEqual(['https://www.googletagmanager.com/gtag/js']);
});
