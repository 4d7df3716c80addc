// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {contracts} from '@site/src/data/contracts';
import type {Runnable} from '@site/src/plugins/samples/client/program';
import {getReaderValues, setReaderValues} from '../reader/store';
import {throwAwayKey} from './account';
import type {RunRequest} from './protocol';
import {useRunForm} from './useRunForm';

const KEY = 'reader-key-0123456789';
const SHARED = contracts.zktTryItOut.key.value;
const CONTRACT = `0x${'b2'.repeat(20)}`;
const USER = contracts.zktTryItOut.account.value;
const READ: Runnable = {
  id: 'ethers/validator-fees',
  url: '/assets/run/a.js',
  workerUrl: '/assets/run/worker.js',
  networks: ['gtn', 'testnet'],
  networkBy: 'argument',
  needsKey: false,
  needsAccount: false,
  args: ['account'],
};
const WRITE: Runnable = {
  ...READ,
  id: 'viem/wait',
  needsKey: true,
  needsAccount: true,
  args: [],
};

afterEach(() => {
  cleanup();
  setReaderValues({});
  localStorage.clear();
});

/** Renders the form of a program, with a key typed into its field. */
function open(program: Runnable, key?: string) {
  const {result} = renderHook(() => useRunForm(program));
  if (key !== undefined) act(() => result.current.keyField?.onText(key));
  const read = (): RunRequest | undefined => {
    let request: RunRequest | undefined;
    act(() => {
      request = result.current.read();
    });
    return request;
  };
  return {result, read};
}

test('a read gets the network of the reader’s last tab as its first argument, and no secrets', () => {
  expect(open(READ).read()).toEqual({url: READ.url, env: {}, args: ['testnet', USER], secrets: []});
  localStorage.setItem('docusaurus.tab.network', 'gtn');
  expect(open(READ).read()?.args).toEqual(['gtn', USER]);
  expect(open({...READ, networkBy: 'sample'}).read()?.args).toEqual([USER]);
  expect(open(WRITE).result.current.network).toBe('testnet');
});

test('a write gets the key of its network and an account in its environment, and both secrets are redacted', () => {
  setReaderValues({testnet: 'testnet-key-0123'});
  const {result, read} = open(WRITE);
  act(() => result.current.setNetwork('gtn'));
  act(() => result.current.keyField?.onText(` ${KEY} `));
  const secrets = {STABILITY_API_KEY: KEY, PRIVATE_KEY: throwAwayKey()};
  expect(read()).toMatchObject({
    env: secrets,
    args: ['gtn'],
    secrets: Object.values(secrets),
  });
  expect(getReaderValues()).toMatchObject({testnet: 'testnet-key-0123', gtn: KEY});
});

test.each([
  [SHARED, undefined],
  [KEY, KEY],
  [`https://rpc.testnet.stabilityprotocol.com/zgt/${KEY}`, KEY],
])('a run with the key %s leaves the key of the tab as %s', (key, stored) => {
  expect(open(WRITE, key).read()?.env.STABILITY_API_KEY).toBe(stored ?? key);
  expect(getReaderValues().testnet).toBe(stored);
});

test('a wrong field is said to be wrong only after a press; the field of a cleared key is empty and right', () => {
  const {result, read} = open(WRITE, 'no');
  expect(result.current.keyField).toMatchObject({value: 'no', problem: undefined});
  expect(read()).toBeUndefined();
  expect(result.current.keyField?.problem).toMatch(/not an API key/);
  act(() => result.current.keyField?.onText(KEY));
  read();
  expect(result.current).toMatchObject({keyField: undefined, storedKey: KEY});
  act(() => setReaderValues({}));
  expect(result.current.keyField).toMatchObject({value: '', problem: undefined});
});

test('a stored address fills only the first of two fields of its kind', () => {
  setReaderValues({contract: CONTRACT});
  const {result} = open({...READ, args: ['contract', 'token']});
  expect(result.current.fields.map(({value}) => value)).toEqual([CONTRACT, '']);
});

test('the choices of a run are the same until the reader changes network, argument or key', () => {
  const {result, read} = open({...WRITE, args: ['token']}, ` ${KEY} `);
  act(() => result.current.fields[0]?.onText(CONTRACT));
  const {id} = result.current;
  read();
  expect(result.current.id).toBe(id);
  for (const change of [
    () => result.current.setNetwork('gtn'),
    () => result.current.fields[0]?.onText(USER),
    () => setReaderValues({testnet: 'another-key-0123'}),
  ]) {
    act(change);
    expect(result.current.id).not.toBe(id);
    act(() => {
      result.current.setNetwork('testnet');
      result.current.fields[0]?.onText(CONTRACT);
    });
  }
});
