import {expect, test} from 'vitest';
import type {Runnable} from '../../plugins/samples/client/program';
import {calledNetworks, choicesId, runRequest, startedWith, writes} from './request';

const READ: Runnable = {
  id: 'viem/validators',
  url: '/assets/run/a.js',
  workerUrl: '/assets/run/worker.js',
  networks: ['gtn', 'testnet'],
  networkBy: 'argument',
  needsKey: false,
  needsAccount: false,
};
const WRITE: Runnable = {...READ, networkBy: 'environment', needsKey: true, needsAccount: true};
const INPUT = {network: 'gtn', args: ['0x1'], apiKey: 'key123', privateKey: '0xsecret'} as const;

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

test.each([
  ['viem/send-many', true, true],
  ['zkt/message', false, true],
  ['ethers/back-off', false, false],
  ['rpc/back-off', false, false],
  ['rpc/back-off-viem', false, false],
])('%s, with an account: %s, may change the chain: %s', (id, needsAccount, expected) => {
  expect(writes({id, needsAccount})).toBe(expected);
});
