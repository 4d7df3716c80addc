/*
 * The local stand-in for the RPC service enforces the documented rules, so that a sample that breaks one fails. Where the facts
 * only say "refused", no more than a rejection is required, because neither status nor message is documented.
 */
import {Wallet} from 'ethers';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {endpoints} from '../../src/data/endpoints';
import {limits} from '../../src/data/limits';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {API_KEY} from './harness/gateway';

interface Answer {
  readonly status: number;
  readonly body: {readonly result?: unknown; readonly error?: unknown; readonly [field: string]: unknown};
}

const KEYED = `/zgt/${API_KEY}`;
const ZKT = `/zkt/${API_KEY}`;
let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});
beforeEach(() => fixture.testnet.gateway.nextMinute());
afterAll(() => fixture?.stop());

async function post(path: string, body: string | object): Promise<Answer> {
  const response = await fetch(fixture.testnet.gateway.url + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body'])};
}

const rpc = (method: string, params: readonly unknown[] = []): object => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});
const batch = (length: number): object[] => Array.from({length}, () => rpc('eth_chainId'));
const refused = ({status, body}: Answer): boolean => status >= 400 || body.error !== undefined;

async function send(fields: object, path = KEYED): Promise<Answer> {
  const {node, chainId} = fixture.testnet;
  const wallet = new Wallet(fixture.privateKey);
  const nonce = Number(await node.rpc<string>('eth_getTransactionCount', [wallet.address, 'latest']));
  const transaction = {chainId, nonce, to: wallet.address, data: '0x01', gasLimit: 100_000, type: 2};
  const fees = {maxFeePerGas: 0, maxPriorityFeePerGas: 0};
  const raw = await wallet.signTransaction({...transaction, ...fees, ...fields});
  return post(path, rpc('eth_sendRawTransaction', [raw]));
}

const LEGACY = {type: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined};
const {
  baseFeeWei,
  batchSize,
  requestsPerMinuteFree,
  tooManyRequestsStatus,
  transactionGas,
  zktPayloadMegabytes,
} = limits;

test.each([
  ['type 2 without a fee', {}, true],
  ['type 0 without a fee', {...LEGACY, gasPrice: 0}, true],
  ['type 1 without a fee', {...LEGACY, type: 1, gasPrice: 0}, true],
  ['the documented gas limit', {gasLimit: transactionGas.value}, true],
  ['a higher gas limit', {gasLimit: transactionGas.value + 1}, false],
  ['a fee', {maxFeePerGas: 1}, false],
  ['the suggested gas price', {...LEGACY, gasPrice: baseFeeWei.value}, false],
  ['blobs', {type: 3, maxFeePerBlobGas: 0, blobVersionedHashes: [`0x01${'00'.repeat(31)}`]}, false],
  ['another chain id', {chainId: 1}, false],
])('a transaction with %s', async (_, fields, accepted) => {
  expect(refused(await send(fields))).toBe(!accepted);
});

test.each(['/', '/zgt/UNKNOWN', '/zkt/UNKNOWN', '/zgt/', '/zgt/try-it-out', '/other/YOUR_API_KEY'])(
  'no transaction is sent through %s',
  async (path) => expect(refused(await send({}, path))).toBe(true),
);

test('serves every standard method that the facts list, and no other', async () => {
  for (const {id} of endpoints.standardMethods.rows) {
    fixture.testnet.gateway.nextMinute();
    const {body} = await post(KEYED, rpc(id));
    expect((body.error as {code?: number} | undefined)?.code, id).not.toBe(-32601);
  }
  for (const method of [endpoints.unsupportedMethod.value, 'debug_traceTransaction', 'eth_fillTransaction'])
    expect(refused(await post(KEYED, rpc(method))), method).toBe(true);
});

test('a batch has the documented size at most, and a minute the documented number of requests', async () => {
  expect((await post('/', batch(batchSize.value))).body).toHaveLength(batchSize.value);
  expect((await post('/', batch(requestsPerMinuteFree.value - batchSize.value))).status).toBe(200);
  expect(await post('/', rpc('eth_chainId'))).toEqual({status: tooManyRequestsStatus.value, body: {}});
  fixture.testnet.gateway.advance(59_000);
  expect((await post('/', rpc('eth_chainId'))).status).toBe(tooManyRequestsStatus.value);
  fixture.testnet.gateway.advance(61_000);
  expect((await post('/', rpc('eth_chainId'))).status).toBe(200);
  expect(refused(await post('/', batch(batchSize.value + 1)))).toBe(true);
});

test('zkt rejects a body of the wrong shape, and a payload over the documented size', async () => {
  for (const body of ['{"arguments": "a",}', '[]', '{}', '{"arguments": 1}', 'null'])
    expect((await post(ZKT, body)).status, body).toBe(400);
  const message = (part: number): object => ({
    arguments: 'a'.repeat(part * zktPayloadMegabytes.value * 1_000_000),
  });
  expect((await post(ZKT, message(1.1))).status).toBeGreaterThanOrEqual(400);
  expect((await post(ZKT, message(0.9))).status).toBe(200);
});
