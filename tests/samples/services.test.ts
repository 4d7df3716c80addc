/* Tests the programs that run until they are stopped, on nodes where a transaction is pending before it is in a block. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {Interface, Transaction, Wallet} from 'ethers';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {chain} from '../../src/data/chain';
import {contracts} from '../../src/data/contracts';
import {limits} from '../../src/data/limits';
import {NETWORK_IDS, networks} from '../../src/data/networks';
import {sendAs} from './harness/anvil';
import {API_KEY} from './harness/api-key';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {listen} from './harness/network';
import {DEAD, openSandbox, type Program, type Sandbox} from './harness/run';
import {expectShown, filesOf} from './manifest';

const STORAGE = contracts.zktStorage.address.value;
const SOMEBODY = '0x00000000000000000000000000000000000000dd';

const ZERO_FEE = {type: 2, to: STORAGE, maxFeePerGas: 0, maxPriorityFeePerGas: 0, gasLimit: 100_000} as const;

let fixture: NetworkFixture;
let sandbox: Sandbox;
let shared: Promise<{readonly url: string}>;

beforeAll(async () => {
  fixture = await startFixture(chain.blockTimeSeconds.value);
  sandbox = openSandbox();
  shared = startRelay();
});

afterAll(async () => {
  await sandbox?.close();
  fixture?.stop();
});

interface Answer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string};
}

/** Starts a relay. @returns its URL, and the program */
async function startRelay(
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<{readonly url: string; readonly program: Program}> {
  const program = sandbox.start(fixture, 'ethers/relay.ts', [...args, STORAGE], {PORT: '0', ...env});
  const [, port] = await program.printed(/port: (\d+)/);
  return {url: `http://127.0.0.1:${port}`, program};
}

async function ask(url: string, body: unknown): Promise<{readonly status: number; readonly answer: Answer}> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {method: 'POST', body: text});
  expect(response.headers.get('access-control-allow-origin')).toBe('*'); // for wallets of browsers
  return {status: response.status, answer: (await response.json()) as Answer};
}

const call = (method: string, params?: readonly unknown[], id: unknown = 1): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

test.each(['ethers', 'viem'])('a user of %s without an API key writes through the relay', async (library) => {
  const {url} = await shared;
  const user = sandbox.start(fixture, `${library}/write-contract.ts`, [], {
    STABILITY_RPC_URL: url,
    STABILITY_API_KEY: undefined,
    SAMPLES_ORIGINS: JSON.stringify({[url]: url}),
  });
  await user.printed(/^Stored in block \d+/m);
});

test('the relay answers what a browser asks before a request', async () => {
  const {status, headers} = await fetch((await shared).url, {method: 'OPTIONS'});
  const allowed = ['origin', 'headers'].map((name) => headers.get(`access-control-allow-${name}`));
  expect([status, ...allowed]).toEqual([204, '*', 'Content-Type']);
});

describe.each(NETWORK_IDS)('with a key for %s, the relay', (id) => {
  let url: string;
  let program: Program;
  const chainId = networks[id].chainId.value;
  const [other] = NETWORK_IDS.filter((one) => one !== id);

  beforeAll(async () => {
    ({url, program} = await startRelay({STABILITY_NETWORK: 'gtn'}, id === 'gtn' ? [id] : []));
  });

  test.each([
    ['to another contract', {to: SOMEBODY}, 'No writes to 0x'],
    ['that creates a contract', {to: null}, 'No writes to null'],
    ['for the other network', {chainId: networks[other].chainId.value}, 'Not signed for'],
    ['with a fee', {maxFeePerGas: 1}, 'Set the fees to 0'],
  ])('refuses a write %s', async (_, change, message) => {
    const transaction = await Wallet.createRandom().signTransaction({
      ...ZERO_FEE,
      chainId,
      ...change,
    });
    const {status, answer} = await ask(url, call('eth_sendRawTransaction', [transaction]));
    expect([status, answer.error?.code]).toEqual([200, -32003]);
    expect(answer.error?.message).toContain(message);
  });

  test('refuses a call of a batch alone', async () => {
    const {answer} = await ask(url, [
      call('eth_chainId', undefined, 'one'),
      call('eth_getLogs', [{}], 'two'),
      null,
    ]);
    expect(answer).toEqual([
      {jsonrpc: '2.0', id: 'one', result: `0x${chainId.toString(16)}`},
      {jsonrpc: '2.0', id: 'two', error: {code: -32601, message: 'Not allowed: eth_getLogs'}},
      {jsonrpc: '2.0', id: null, error: {code: -32601, message: 'Not allowed: undefined'}},
    ]);
    await program.printed(/^Not allowed: eth_getLogs$/m);
  });
});

test('the relay uses the API key for signed writes only, also when it has the whole keyed URL', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  onTestFinished(() => void server.close());
  const origin = await listen(server);
  const {url} = await startRelay({
    SAMPLES_ORIGINS: JSON.stringify({[fixture.testnet.origin]: origin}),
    STABILITY_API_KEY: `${fixture.testnet.origin}/zgt/${API_KEY}`,
  });
  const {chainId} = fixture.testnet;
  const transaction = await Wallet.createRandom().signTransaction({...ZERO_FEE, chainId});
  const {unsignedSerialized} = Transaction.from(transaction);
  await ask(url, call('eth_gasPrice'));
  const {answer} = await ask(url, call('eth_sendRawTransaction', [unsignedSerialized]));
  expect(answer.error?.message).toBe('Not a signed transaction');
  await ask(url, call('eth_sendRawTransaction', [transaction]));
  expect(asked).toEqual(['/', `/zgt/${API_KEY}`]);
});

describe('the relay responds with a JSON-RPC error', () => {
  test.each([
    ['what is not JSON', '{', -32700],
    ['what is too long', JSON.stringify('0x'.padEnd(1_000_000, '0')), -32700],
    ['what is no signed transaction', call('eth_sendRawTransaction', ['0x12']), -32602],
    ['an empty batch', [], -32600],
    ['a batch that is too large', Array(limits.batchSize.value + 1).fill(call('eth_chainId')), -32600],
  ])('to %s', async (_, body, code) => {
    const {status, answer} = await ask((await shared).url, body);
    expect([status, answer.error?.code]).toEqual([200, code]);
  });

  test('when the network refuses or cannot be reached, with a status that libraries repeat', async () => {
    const {url} = await shared;
    fixture.testnet.gateway.refuseNext(1);
    const refused = await ask(url, call('eth_chainId'));
    const env = {SAMPLES_ORIGINS: JSON.stringify({[fixture.testnet.origin]: DEAD})};
    const failed = await ask((await startRelay(env)).url, call('eth_chainId'));
    expect([refused.status, failed.status]).toEqual([limits.tooManyRequestsStatus.value, 502]);
    for (const {answer} of [refused, failed]) expect(answer.error?.code).toBe(-32603);
  });
});

test('the event follower resumes without duplicates or gaps', async () => {
  const file = 'viem/follow-events.ts';
  const first = sandbox.start(fixture, file, ['0']);
  const [line] = await first.printed(/^.*\n/);
  expectShown(file, line);
  // It stores its position right after printing.
  const cursor = path.join(sandbox.folder, 'viem/next-block.txt');
  await expect.poll(() => readFileSync(cursor, 'utf8')).toMatch(/^\d+$/);
  await first.stop();

  const abi = new Interface(['function storeFile(string fileName, bytes32 fileHash)']);
  const name = 'stored while it was down';
  const data = abi.encodeFunctionData('storeFile', [name, contracts.zktStorage.fileHash.value]);
  await sendAs(fixture.testnet.node, SOMEBODY, STORAGE, data);
  await fixture.testnet.node.rpc('anvil_mine', ['0x1']);
  const [next] = await sandbox.start(fixture, file, ['0']).printed(/^.*\n/);
  expect(next).toContain(name);
});

test('these are all services', () => {
  expect(filesOf('service')).toEqual(['ethers/relay.ts', 'viem/follow-events.ts']);
});
