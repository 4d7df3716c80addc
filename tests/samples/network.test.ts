/*
 * Tests the model of the network: what it refuses, and in which words. Each sample runs in front of it, so a rule that it lacks is a
 * mistake that no sample can show.
 */
import {AbiCoder, concat, id, Interface, toBeHex, type TransactionLike, Wallet, zeroPadValue} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {limits} from '../../src/data/limits';
import {precompiles} from '../../src/data/precompiles';
import {behavior} from '../live/behavior';
import {checkCall} from '../live/check';
import {call, NodeError, sendAs, waitForReceipt} from './harness/anvil';
import {API_KEY} from './harness/api-key';
import {type NetworkFixture, startFixture} from './harness/fixture';

let fixture: NetworkFixture;
let wallet: Wallet;

beforeAll(async () => {
  fixture = await startFixture();
  wallet = new Wallet(fixture.privateKey);
});

beforeEach(() => fixture.testnet.gateway.nextMinute());

afterAll(() => fixture?.stop());

const SOMEBODY = `0x${'34'.repeat(20)}`;
/** A contract without code at first. */
const CONTRACT = `0x${'12'.repeat(20)}`;
const {feeTokenSelector, validatorController, upgradeRuntimeController, utility} = precompiles;

const ask = <T>(method: string, ...params: readonly unknown[]): Promise<T> =>
  call<T>(`${fixture.testnet.gateway.url}/zgt/${API_KEY}`, method, params);

/** What a call is refused with. */
const refusal = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  ask(method, ...params).then(
    () => undefined,
    (error: unknown) =>
      error instanceof NodeError ? [error.code, error.message, error.data] : String(error),
  );

/** Signs a zero-fee transaction with one byte of data and the next nonce. */
async function sign(fields: TransactionLike = {}): Promise<string> {
  const nonce = Number(await ask<string>('eth_getTransactionCount', wallet.address, 'latest'));
  const {chainId} = fixture.testnet;
  const fees = {type: 2, maxFeePerGas: 0, maxPriorityFeePerGas: 0};
  return wallet.signTransaction({
    to: SOMEBODY,
    data: '0x01',
    gasLimit: 400_000,
    nonce,
    chainId,
    ...fees,
    ...fields,
  });
}

const balanceOf = async (account: string): Promise<bigint> =>
  BigInt(await ask<string>('eth_getBalance', account, 'latest'));

describe('a simulated call fails in the words of the node', () => {
  const revert = 'VM Exception while processing transaction: revert';
  const reason = concat([
    id('Error(string)').slice(0, 10),
    AbiCoder.defaultAbiCoder().encode(['string'], ['why']),
  ]);
  /** Code that reverts with the data of the call. */
  const REVERTING = '0x366000600037366000fd';
  test.each([
    ['a reason', REVERTING, {data: reason}, [-32603, `${revert} why`, reason]],
    ['no reason', '0x60006000fd', {}, [-32603, revert, '0x']],
    ['a custom error', REVERTING, {data: '0x12345678'}, [-32603, revert, '0x12345678']],
    ['an endless loop', '0x5b600056', {gas: '0xffff'}, [-32603, 'out of gas', undefined]],
    ['an opcode of a later fork', '0x60006000600060005e', {}, [-32603, 'evm error: InvalidCode', '0x']],
  ])('after %s', async (_, code, fields, expected) => {
    await fixture.testnet.node.rpc('anvil_setCode', [CONTRACT, code]);
    expect(await refusal('eth_call', {to: CONTRACT, data: '0x01', ...fields}, 'latest')).toEqual(expected);
  });

  test('in a constructor, without its reason', async () => {
    const data = concat(['0x600d6011600039600d6000fd', '0x', reason]);
    for (const method of ['eth_call', 'eth_estimateGas'])
      expect(await refusal(method, {from: SOMEBODY, data})).toEqual([-32603, revert, '0x']);
  });

  test.each([
    [
      'at three fee fields',
      {gasPrice: '0x0', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'},
      'both gasPrice and',
    ],
    ['at a fee without a balance', {maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x0'}, 'error: [0, 0'],
    ['at a fee below the base fee', {maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0'}, 'error: [4, 0'],
    ['with more gas than ten blocks', {gas: '0xffffffffff'}, 'provided gas limit is too high'],
  ])('%s', async (_, fields, message) => {
    const refused = await refusal('eth_call', {from: SOMEBODY, to: SOMEBODY, data: '0x01', ...fields});
    expect(refused).toEqual([-32603, expect.stringContaining(message), undefined]);
  });

  test('at a fee that the balance does not pay', async () => {
    const request = {from: SOMEBODY, to: SOMEBODY, data: '0x01', gasPrice: '0x3b9aca00'};
    expect(await refusal('eth_estimateGas', request)).toEqual([
      -32603,
      'gas required exceeds allowance 0',
      undefined,
    ]);
  });
});

test.each(behavior)('%s', async (_, ...call) => {
  expect(await checkCall(fixture.testnet.gateway.url, call)).toMatchObject({kind: 'ok'});
});

describe('without data, the fee token moves', () => {
  test('in a transaction, whatever its gas limit, and its value is the amount', async () => {
    const {token} = fixture.testnet;
    const choose = new Interface(['function setFeeToken(address)']).encodeFunctionData('setFeeToken', [
      token,
    ]);
    await ask('eth_sendRawTransaction', await sign({to: feeTokenSelector.address.value, data: choose}));
    const before = await balanceOf(wallet.address);
    const hash = await ask<string>(
      'eth_sendRawTransaction',
      await sign({data: '0x', value: 7, gasLimit: 21_000}),
    );
    expect([await balanceOf(wallet.address), before > 7n]).toEqual([before - 7n, true]);
    const receipt = await ask<Record<string, unknown>>('eth_getTransactionReceipt', hash);
    expect(receipt).toMatchObject({
      status: '0x1',
      transactionHash: hash,
      to: SOMEBODY,
      effectiveGasPrice: '0x0',
    });
    const sent = await ask<Record<string, unknown>>('eth_getTransactionByHash', hash);
    expect(sent).toMatchObject({hash, input: '0x', value: '0x7', to: SOMEBODY, gas: '0x5208'});
    const logs = await ask<{address: string; transactionHash: string}[]>('eth_getLogs', {
      blockHash: receipt.blockHash,
    });
    expect(logs).toMatchObject([{address: token.toLowerCase(), transactionHash: hash}]);
  });

  test('in a call, which does not reach the contract', async () => {
    await fixture.testnet.node.rpc('anvil_setCode', [CONTRACT, '0x60006000fd']);
    const request = {from: SOMEBODY, to: CONTRACT};
    expect(await refusal('eth_call', request, 'latest')).toBeUndefined();
    expect(await refusal('eth_call', {...request, data: '0x01'}, 'latest')).toBeDefined();
  });
});

test('with data, value is not moved', async () => {
  const before = await balanceOf(wallet.address);
  const hash = await ask<string>('eth_sendRawTransaction', await sign({value: 7}));
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({status: '0x1'});
  expect(await balanceOf(wallet.address)).toBe(before);
});

describe('a transaction is refused', () => {
  test.each<[string, TransactionLike, string]>([
    ['with a fee', {maxFeePerGas: 1_000_000_000}, 'zero-fee transactions only'],
    ['for another chain', {chainId: 1}, 'invalid chain id'],
    ['with a nonce that is used', {nonce: 0}, 'nonce too low'],
    ['with too little gas', {gasLimit: 100}, 'intrinsic gas too low'],
    ['with more gas than a block', {gasLimit: limits.blockGas.value + 1}, 'exceeds block gas limit'],
  ])('%s', async (_, fields, message) => {
    await ask('eth_sendRawTransaction', await sign());
    const [, printed] = (await refusal('eth_sendRawTransaction', await sign(fields))) as [number, string];
    expect(printed).toBe(message);
  });

  test('that would replace a waiting one, which stays', async () => {
    const {gateway} = fixture.testnet;
    await gateway.mineEvery(2);
    try {
      const raw = await sign();
      const hash = await ask<string>('eth_sendRawTransaction', raw);
      expect(await refusal('eth_sendRawTransaction', raw)).toContain('already known');
      const other = await sign({data: '0x02'});
      expect(await refusal('eth_sendRawTransaction', other)).toContain('replacement transaction underpriced');
      expect(await ask('eth_getTransactionByHash', hash)).toBeNull();
      expect(await ask('eth_getTransactionCount', wallet.address, 'pending')).toBe(
        await ask('eth_getTransactionCount', wallet.address, 'latest'),
      );
      await fixture.testnet.node.rpc('anvil_mine', ['0x1']);
      expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({input: '0x01'});
    } finally {
      await gateway.mineEvery(0);
    }
  });

  test('that is none, or one of a type that the node does not know', async () => {
    expect(await refusal('eth_sendRawTransaction', '0x12')).toContain('decode transaction failed');
    expect(await refusal('eth_sendRawTransaction', '0x03c0')).toContain('decode transaction failed');
  });
});

test('the finalized block lies behind the latest, and safe is the same', async () => {
  const [latest, safe, finalized] = await Promise.all(
    ['latest', 'safe', 'finalized'].map((tag) => ask<{number: string}>('eth_getBlockByNumber', tag, false)),
  );
  expect(safe.number).toBe(finalized.number);
  expect(Number(finalized.number)).toBeLessThan(Number(latest.number));
});

test.each(['eth_blobBaseFee', 'debug_traceTransaction'])('%s is no method', async (method) => {
  expect(await refusal(method)).toEqual([-32601, 'Method not found', undefined]);
});

test('another status than 429 can be answered', async () => {
  fixture.testnet.gateway.refuseNext(1, 403);
  const response = await fetch(fixture.testnet.gateway.url, {method: 'POST'});
  expect(response.status).toBe(403);
});

describe('precompiles', () => {
  /** Code that passes its data on to an address, and returns or reverts with the answer. */
  const forwarder = (to: string): string =>
    `0x36600060003760006000366000600073${to.slice(2)}5af13d600060003e6033573d6000fd5b3d6000f3`;

  const own = new Interface(['function owner() view returns (address)']).encodeFunctionData('owner');
  const REFUSED =
    'VM Exception while processing transaction: revert Function not callable by smart contracts';

  test.each([
    ['0x803', feeTokenSelector.address.value],
    ['0x805', validatorController.address.value],
    ...utility.rows.map(({short, address}) => [short, address]),
  ])('%s refuses contracts', async (_, address) => {
    await fixture.testnet.node.rpc('anvil_setCode', [CONTRACT, forwarder(address ?? '')]);
    const data = concat([own, zeroPadValue(SOMEBODY, 32)]);
    expect(await refusal('eth_call', {to: CONTRACT, data}, 'latest')).toEqual([
      -32603,
      REFUSED,
      expect.any(String),
    ]);
  });

  test('0x806 accepts them, and an unknown selector has its reason', async () => {
    const address = upgradeRuntimeController.address.value;
    await fixture.testnet.node.rpc('anvil_setCode', [CONTRACT, forwarder(address)]);
    expect(await refusal('eth_call', {to: CONTRACT, data: own}, 'latest')).toBeUndefined();
    expect(await refusal('eth_call', {to: address, data: '0x12345678'}, 'latest')).toContain(
      'VM Exception while processing transaction: revert Unknown selector',
    );
  });

  test('0x402 recovers a public key', async () => {
    const message = id('hello');
    const {r, s, v} = wallet.signingKey.sign(message);
    const data = concat([message, toBeHex(v, 32), r, s]);
    const [, recover] = utility.rows;
    expect(await ask('eth_call', {to: recover?.address, data}, 'latest')).toBe(
      `0x${wallet.signingKey.publicKey.slice(4)}`,
    );
  });

  test('a rejected proposal is a log without a topic', async () => {
    const {node} = fixture.testnet;
    const owner = `0x${'0'.repeat(38)}aa`;
    const data = new Interface(['function rejectProposedCode()']).encodeFunctionData('rejectProposedCode');
    const hash = await sendAs(node, owner, upgradeRuntimeController.address.value, data);
    const {logs} = (await waitForReceipt(node, hash)) as {logs: {topics: string[]; data: string}[]};
    expect(logs).toMatchObject([{topics: [], data: id('CodeProposedRejected()')}]);
  });
});
