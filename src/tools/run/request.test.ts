// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {explorerLink} from '../network/explorer-link';
import {NETWORKS} from '../network/networks';
import {throwAwayKey} from './account';
import {chosenNetwork} from './chosen-network';
import type {Runnable} from './program';
import {calledNetworks, choicesId, runRequest, startedWith} from './request';

const READ: Runnable = {
  id: 'viem/validators',
  url: '/assets/run/a.js',
  workerUrl: '/assets/run/worker.js',
  networks: ['gtn', 'testnet'],
  networkBy: 'argument',
  needsKey: false,
  needsAccount: false,
  takesArguments: true,
};
const WRITE: Runnable = {...READ, networkBy: 'environment', needsKey: true, needsAccount: true};
const INPUT = {network: 'gtn', args: ['0x1'], apiKey: 'key123', privateKey: '0xsecret'} as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.resetModules();
});

test('a read gets the network as its first argument, and no secrets', () => {
  expect(runRequest(READ, INPUT)).toEqual({url: READ.url, env: {}, args: ['gtn', '0x1'], secrets: []});
});

test('a write gets network, key and account in its environment, and both secrets are redacted', () => {
  expect(runRequest(WRITE, INPUT)).toEqual({
    url: WRITE.url,
    env: {STABILITY_NETWORK: 'gtn', STABILITY_API_KEY: 'key123', PRIVATE_KEY: '0xsecret'},
    args: ['0x1'],
    secrets: ['key123', '0xsecret'],
  });
});

test('a sample that sets its networks itself calls those, whatever the reader chose', () => {
  expect(calledNetworks({networks: ['gtn', 'testnet'], networkBy: 'sample'}, 'gtn')).toEqual([
    'gtn',
    'testnet',
  ]);
  expect(calledNetworks(READ, 'gtn')).toEqual(['gtn']);
});

test('a result keeps the network and the key of its run', () => {
  expect(startedWith(WRITE, INPUT, 'key123')).toMatchObject({network: 'gtn', apiKey: 'key123'});
  // The shared test key is not the reader's own.
  expect(startedWith(WRITE, INPUT)).not.toHaveProperty('apiKey');
  expect(startedWith(READ, INPUT, 'key123')).not.toHaveProperty('apiKey');
  expect(startedWith({...READ, networks: ['testnet'], networkBy: 'sample'}, INPUT).network).toBe('testnet');
});

test('choices differ by what the program gets: network, arguments and key', () => {
  const {id} = startedWith(WRITE, INPUT);
  expect(choicesId(WRITE, {...INPUT, privateKey: '0xother'})).toBe(id);
  const others = [{network: 'testnet'}, {args: ['0x2']}, {apiKey: 'key456'}] as const;
  for (const other of others) expect(choicesId(WRITE, {...INPUT, ...other})).not.toBe(id);
  expect(choicesId(READ, {...INPUT, apiKey: 'key456'})).toBe(choicesId(READ, INPUT));
});

test('the throw-away account is random, and stays the same until the tab is closed', async () => {
  const first = throwAwayKey();
  expect(first).toMatch(/^0x[0-9a-f]{64}$/);
  const reloaded = await import('./account');
  expect(reloaded.throwAwayKey()).toBe(first);
  sessionStorage.clear();
  vi.resetModules();
  const otherTab = await import('./account');
  expect(otherTab.throwAwayKey()).not.toBe(first);
  expect(localStorage).toHaveLength(0);
});

test('reads start on the network whose tab was chosen last, otherwise on Testnet', () => {
  expect(chosenNetwork()).toBe('testnet');
  localStorage.setItem('docusaurus.tab.network', 'gtn');
  expect(chosenNetwork()).toBe('gtn');
  localStorage.setItem('docusaurus.tab.network', 'unknown');
  expect(chosenNetwork()).toBe('testnet');
});

test('links to the transaction if that page is documented, otherwise to its account', () => {
  const sent = {hash: '0xh', account: '0xa'};
  expect(explorerLink(NETWORKS.gtn, sent).to).toBe('https://stability.blockscout.com/tx/0xh');
  expect(explorerLink(NETWORKS.testnet, sent).to).toBe(`${NETWORKS.testnet.explorerAddressUrl}0xa`);
  expect(explorerLink(NETWORKS.testnet, {hash: '0xh'}).to).toBe(NETWORKS.testnet.explorerUrl);
});
