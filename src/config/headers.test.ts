import {expect, it} from 'vitest';
import {hostedHosts} from '../plugins/search';
import {headersOptions, searchOrigins, siteOrigins} from './headers';
import {networks} from '../data/networks';
import {readEnv} from './env';

const KEYS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

it('the policy allows no search host with the embedded search', () => {
  expect(searchOrigins(readEnv({}))).toEqual([]);
});

it('the policy allows the five hosts of the application, and no others', () => {
  const origins = searchOrigins(readEnv(KEYS));
  const asked = hostedHosts('APP').map((host) => `https://${host.toLowerCase()}`);
  expect(Array.from(origins).sort()).toEqual(asked.sort());
  expect(origins).toHaveLength(5);
});

it('the policy allows the events host only when events are switched on', () => {
  const origins = searchOrigins(readEnv({...KEYS, ALGOLIA_INSIGHTS: 'true'}));
  expect(origins.slice(5)).toEqual(['https://insights.algolia.io']);
});

it("without hosted search the policy allows the networks' RPC hosts and nothing else", () => {
  expect(siteOrigins(readEnv({}))).toEqual([networks.gtn.rpcUrl.value, networks.testnet.rpcUrl.value]);
});

it('with analytics the policy has two more origins, one for scripts and one for requests, and no other difference', () => {
  const without = headersOptions(readEnv({}));
  expect(without.scriptOrigins).toEqual([]);
  expect(headersOptions(readEnv({GTAG_TRACKING_ID: 'G-ABC1234567'}))).toEqual({
    ...without,
    scriptOrigins: ['https://www.googletagmanager.com'],
    connect: [...without.connect, 'https://*.google-analytics.com'],
  });
});
