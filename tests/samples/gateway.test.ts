/*
 * The local stand-in for the RPC service enforces the documented rules, so that a sample that breaks one fails. Where the facts
 * only say "refused", no more than a rejection is required, because neither status nor message is documented.
 */
import {Wallet} from 'ethers';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {endpoints} from '../../src/data/endpoints';
import {limits} from '../../src/data/limits';
import {call} from './harness/anvil';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {API_KEY} from './harness/api-key';

const KEYED = `/zgt/${API_KEY}`;
let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});
beforeEach(() => fixture.testnet.gateway.nextMinute());
afterAll(() => fixture?.stop());

/** Sends one call to the gateway. @throws Error when it is rejected */
const post = (path: string, method: string, params?: readonly unknown[]): Promise<unknown> =>
  call(fixture.testnet.gateway.url + path, method, params);

/** Sends several calls in one request. */
const batch = (calls: number): Promise<Response> =>
  fetch(fixture.testnet.gateway.url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(Array(calls).fill({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []})),
  });

async function send(fields: object, path = KEYED): Promise<unknown> {
  const {node, chainId} = fixture.testnet;
  const wallet = new Wallet(fixture.privateKey);
  const nonce = Number(await node.rpc<string>('eth_getTransactionCount', [wallet.address, 'latest']));
  const transaction = {chainId, nonce, to: wallet.address, data: '0x01', gasLimit: 100_000, type: 2};
  const fees = {maxFeePerGas: 0, maxPriorityFeePerGas: 0};
  const raw = await wallet.signTransaction({...transaction, ...fees, ...fields});
  return post(path, 'eth_sendRawTransaction', [raw]);
}

const LEGACY = {type: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined};
const {baseFeeWei, batchSize, requestsPerMinuteFree, transactionGas} = limits;

test.each([
  ['type 2 without a fee', {}],
  ['type 0 without a fee', {...LEGACY, gasPrice: 0}],
  ['type 1 without a fee', {...LEGACY, type: 1, gasPrice: 0}],
  ['the documented gas limit', {gasLimit: transactionGas.value}],
])('a transaction with %s is sent', async (_, fields) => {
  expect(await send(fields)).toMatch(/^0x/);
});

test.each([
  ['a higher gas limit', {gasLimit: transactionGas.value + 1}],
  ['the suggested gas price', {...LEGACY, gasPrice: baseFeeWei.value}],
  ['blobs', {type: 3, maxFeePerBlobGas: 0, blobVersionedHashes: [`0x01${'00'.repeat(31)}`]}],
  ['a URL without a key', {}, '/'],
  ['an unknown key', {}, '/zgt/UNKNOWN'],
])('a transaction with %s is refused', async (_, fields, path?: string) => {
  await expect(send(fields, path)).rejects.toThrow();
});

test('serves every standard method that the facts list, and no other', async () => {
  const codeOf = (method: string) => post(KEYED, method).catch(({code}: {code?: number}) => code);
  for (const {id} of endpoints.standardMethods.rows) {
    fixture.testnet.gateway.nextMinute();
    expect(await codeOf(id), id).not.toBe(-32601);
  }
  for (const method of [endpoints.unsupportedMethod.value, 'debug_traceTransaction', 'eth_fillTransaction'])
    expect(await codeOf(method), method).toBe(-32601);
});

test('a minute has the documented number of requests', async () => {
  for (let request = 0; request < requestsPerMinuteFree.value; request += 1) await post('/', 'eth_chainId');
  await expect(post('/', 'eth_chainId')).rejects.toThrow();
});

test('a batch has the documented number of calls', async () => {
  expect((await batch(batchSize.value)).ok).toBe(true);
  fixture.testnet.gateway.nextMinute();
  expect((await batch(batchSize.value + 1)).ok).toBe(false);
});
