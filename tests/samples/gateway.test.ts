import {Transaction, Wallet} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {endpoints} from '../../src/data/endpoints';
import {limits} from '../../src/data/limits';
import {NETWORK_IDS} from '../../src/data/networks';
import {API_KEY} from './harness/gateway';
import {type LocalNetwork, startFixture, type NetworkFixture} from './harness/fixture';

/*
 * Tests the rules of the local gateway. Where the facts only say "refused", the tests require no more than a rejection,
 * because neither status nor message is documented.
 */

interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: unknown;
    readonly error?: unknown;
    readonly success?: boolean;
    readonly [field: string]: unknown;
  };
}

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

async function post({gateway}: LocalNetwork, path: string, body: string | object): Promise<Answer> {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body'])};
}

function rpc(method: string, params: readonly unknown[] = []): object {
  return {jsonrpc: '2.0', id: 1, method, params};
}

function batch(length: number): object[] {
  return Array.from({length}, () => rpc('eth_chainId'));
}

function refused({status, body}: Answer): boolean {
  return status >= 400 || body.error !== undefined;
}

describe.each(NETWORK_IDS)('%s', (name) => {
  const keyed = `/zgt/${API_KEY}`;
  let network: LocalNetwork;

  beforeEach(() => {
    network = fixture[name];
    network.gateway.nextMinute();
  });

  async function signed(fields: object): Promise<string> {
    const wallet = new Wallet(fixture.privateKey);
    const nonce = Number(
      await network.node.rpc<string>('eth_getTransactionCount', [wallet.address, 'latest']),
    );
    return wallet.signTransaction({
      chainId: network.chainId,
      nonce,
      to: wallet.address,
      data: '0x01',
      gasLimit: 100_000,
      type: 2,
      maxFeePerGas: 0,
      maxPriorityFeePerGas: 0,
      ...fields,
    });
  }

  async function send(fields: object, path = keyed): Promise<Answer> {
    return post(network, path, rpc('eth_sendRawTransaction', [await signed(fields)]));
  }

  test('returns its chain id', async () => {
    const {body} = await post(network, '/', rpc('eth_chainId'));
    expect(Number(body.result)).toBe(network.chainId);
  });

  test('suggests the constant base fee as gas price', async () => {
    const {body} = await post(network, '/', rpc('eth_gasPrice'));
    expect(Number(body.result)).toBe(limits.baseFeeWei.value);
  });

  test('accepts a batch of the documented size, but no larger one', async () => {
    const allowed = await post(network, '/', batch(limits.batchSize.value));
    expect(allowed.status).toBe(200);
    expect(allowed.body).toHaveLength(limits.batchSize.value);
    network.gateway.nextMinute();
    expect(refused(await post(network, '/', batch(limits.batchSize.value + 1)))).toBe(true);
  });

  test('serves every standard method that the facts list', async () => {
    for (const {id} of endpoints.standardMethods.rows) {
      network.gateway.nextMinute();
      const {body} = await post(network, keyed, rpc(id));
      expect((body.error as {code?: number} | undefined)?.code, id).not.toBe(-32601);
    }
  });

  test.each([
    endpoints.unsupportedMethod.value,
    'debug_traceTransaction',
    'eth_fillTransaction',
    'anvil_setBalance',
  ])('does not serve %s', async (method) => {
    expect(refused(await post(network, keyed, rpc(method)))).toBe(true);
  });

  test('returns the documented shape for the stability_ methods', async () => {
    for (const method of [
      'stability_getSupportedTokens',
      'stability_getValidatorList',
      'stability_getActiveValidatorList',
    ]) {
      const {body} = await post(network, '/', rpc(method));
      const {code, value} = body.result as {code: number; value: string[]};
      expect(code).toBe(endpoints.resultCode.value);
      for (const address of value) expect(address).toMatch(/^0x[0-9a-f]{40}$/);
    }
  });

  test('sends a zero-fee transaction with a key', async () => {
    const {body} = await send({});
    expect(body.result).toMatch(/^0x[0-9a-f]{64}$/);
  });

  test.each([
    ['legacy', {type: 0, gasPrice: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined}],
    ['access list', {type: 1, gasPrice: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined}],
  ])('takes the %s type', async (_, fields) => {
    const {body} = await send(fields);
    expect(body.error).toBeUndefined();
  });

  test('rejects a blob transaction', async () => {
    const fields = {type: 3, maxFeePerBlobGas: 0, blobVersionedHashes: [`0x01${'00'.repeat(31)}`]};
    expect(refused(await send(fields))).toBe(true);
  });

  test('rejects a transaction without a key', async () => {
    expect(refused(await send({}, '/'))).toBe(true);
    expect(refused(await post(network, '/', rpc('eth_chainId')))).toBe(false);
  });

  test.each(['/zgt/UNKNOWN', '/zkt/UNKNOWN', '/zgt/', '/zgt', '/zgt/try-it-out', '/other/YOUR_API_KEY'])(
    'rejects %s',
    async (path) => {
      expect((await post(network, path, rpc('eth_chainId'))).status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each([
    ['maxFeePerGas', {maxFeePerGas: 1}],
    ['both fee fields', {maxFeePerGas: 1, maxPriorityFeePerGas: 1}],
    [
      'gasPrice',
      {type: 0, gasPrice: limits.baseFeeWei.value, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined},
    ],
  ])('refuses a fee in %s', async (_, fields) => {
    expect(refused(await send(fields))).toBe(true);
  });

  test('accepts the documented gas limit of a transaction, but no more', async () => {
    expect(refused(await send({gasLimit: limits.transactionGas.value + 1}))).toBe(true);
    const {body} = await send({gasLimit: limits.transactionGas.value});
    expect(body.error).toBeUndefined();
  });

  test('rejects a transaction signed for the other network', async () => {
    const other = fixture[name === 'gtn' ? 'testnet' : 'gtn'].chainId;
    const raw = await signed({chainId: other});
    expect(Transaction.from(raw).chainId).toBe(BigInt(other));
    expect(refused(await post(network, keyed, rpc('eth_sendRawTransaction', [raw])))).toBe(true);
  });

  test('responds with 429 and no body over the documented rate, and serves again after the minute', async () => {
    const {requestsPerMinuteFree: rate, batchSize, tooManyRequestsStatus} = limits;
    await post(network, keyed, batch(batchSize.value));
    expect((await post(network, keyed, batch(rate.value - batchSize.value))).status).toBe(200);
    const refusal = await post(network, keyed, rpc('eth_chainId'));
    expect(refusal).toEqual({status: tooManyRequestsStatus.value, body: {}});
    network.gateway.advance(59_000);
    expect((await post(network, keyed, rpc('eth_chainId'))).status).toBe(tooManyRequestsStatus.value);
    network.gateway.advance(61_000);
    expect((await post(network, keyed, rpc('eth_chainId'))).status).toBe(200);
  });

  describe('zkt', () => {
    const path = `/zkt/${API_KEY}`;
    const {address, fileHash} = contracts.zktStorage;

    test('publishes a message from the shared account of the public key', async () => {
      const {body} = await post(network, `/zkt/${contracts.zktTryItOut.key.value}`, {arguments: 'Hello'});
      expect(body.success).toBe(true);
      const {from} = await network.node.rpc<{from: string}>('eth_getTransactionByHash', [body.hash]);
      expect(from.toLowerCase()).toBe(contracts.zktTryItOut.account.value.toLowerCase());
    });

    test('returns a read with the id that was sent', async () => {
      const [, getFile] = contracts.zktStorage.abi.rows;
      const call = {
        to: address.value,
        abi: [getFile.abi],
        method: 'getFile',
        arguments: [fileHash.value],
        id: 'a',
      };
      const {body} = await post(network, path, call);
      expect(body).toMatchObject({
        success: true,
        id: 'a',
        output: [expect.any(String), 'example.txt', fileHash.value],
      });
    });

    test('waits for the receipt if requested', async () => {
      const [storeFile] = contracts.zktStorage.abi.rows;
      const call = {
        to: address.value,
        abi: [storeFile.abi],
        method: 'storeFile',
        arguments: ['a', fileHash.value],
      };
      expect((await post(network, path, call)).body).not.toHaveProperty('receipt');
      expect((await post(network, path, {...call, wait: true})).body).toHaveProperty('receipt');
    });

    test('responds with success false and HTTP 200 if nothing was processed', async () => {
      const {status, body} = await post(network, path, {code: 'contract Broken {', arguments: []});
      expect(status).toBe(200);
      expect(body).toMatchObject({success: false, errorCode: 'TXN_NOT_PROCESSED'});
    });

    test.each(['{"arguments": "a",}', '[]', '{}', '{"arguments": 1}', 'null'])(
      'responds with 400 to the body %s',
      async (body) => {
        expect((await post(network, path, body)).status).toBe(400);
      },
    );

    test('accepts a payload just under the documented size, but none over it', async () => {
      const size = limits.zktPayloadMegabytes.value * 1_000_000;
      const message = (length: number): object => ({arguments: 'a'.repeat(length)});
      expect((await post(network, path, message(size * 1.1))).status).toBeGreaterThanOrEqual(400);
      expect((await post(network, path, message(size * 0.9))).status).toBe(200);
    });
  });
});
