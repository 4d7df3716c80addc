/* Tests the relay with users who have no API key, on a node where a transaction is pending before it is in a block. */
import {createServer} from 'node:http';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {Wallet} from 'ethers';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {chain} from '../../src/data/chain';
import {contracts} from '../../src/data/contracts';
import {limits} from '../../src/data/limits';
import {NETWORK_IDS, networks} from '../../src/data/networks';
import {type Background, startProgram} from './harness/background';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {bundle, inject, injectedWallet} from './harness/injected-wallet';
import {listen} from './harness/listen';
import {openSandbox, type Sandbox} from './harness/run';
import {DEAD} from './failing-programs';

const STORAGE = contracts.zktStorage.address.value;
const SOMEBODY = '0x00000000000000000000000000000000000000dd';
const TOO_MANY = limits.tooManyRequestsStatus.value;

let fixture: NetworkFixture;
let sandbox: Sandbox;
let shared: Promise<{readonly url: string}>;
const running: Background[] = [];

beforeAll(async () => {
  fixture = await startFixture(chain.blockTimeSeconds.value);
  sandbox = openSandbox();
  shared = startRelay();
});

afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
  fixture?.stop();
  sandbox?.close();
});

interface Answer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string};
}

/** Starts a relay. @returns its URL, and what it prints */
async function startRelay(
  env: NodeJS.ProcessEnv = {},
): Promise<{readonly url: string; readonly log: Background}> {
  const log = startProgram(sandbox, fixture, 'ethers/relay.ts', [STORAGE], {PORT: '0', ...env});
  running.push(log);
  const [, port] = await log.printed(/port: (\d+)/);
  return {url: `http://127.0.0.1:${port}`, log};
}

async function ask(url: string, body: unknown): Promise<{readonly status: number; readonly answer: Answer}> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {method: 'POST', body: text});
  return {status: response.status, answer: (await response.json()) as Answer};
}

const call = (method: string, params?: readonly unknown[], id: unknown = 1): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe('a user without an API key writes and gets a receipt', () => {
  test.each(['ethers', 'viem'])('with a wallet of %s', async (library) => {
    const {url} = await shared;
    fixture.testnet.gateway.nextMinute();
    const user = startProgram(sandbox, fixture, `${library}/write-contract.ts`, [], {
      STABILITY_RPC_URL: url,
      STABILITY_API_KEY: undefined,
      SAMPLES_ORIGINS: JSON.stringify({[url]: url}),
    });
    running.push(user);
    await user.printed(/^Stored in block \d+/m);
  });

  test('with a wallet of the browser, and a page that reads through the relay', async () => {
    const {url} = await shared;
    fixture.testnet.gateway.nextMinute();
    const script = await bundle(
      path.join(sandbox.folder, 'viem'),
      `import {createPublicClient, createWalletClient, custom, http, parseAbi, toHex} from 'viem';
      import {testnet, zeroFees} from './chains';
      import {findWallets} from '../ethers/wallets';
      findWallets(async ({provider}) => {
        const [account] = await provider.request({method: 'eth_requestAccounts'});
        const chainId = toHex(testnet.id);
        await provider.request({method: 'wallet_addEthereumChain', params: [{chainId, rpcUrls: ['${url}']}]});
        const wallet = createWalletClient({account, chain: testnet, transport: custom(provider)});
        const hash = await wallet.writeContract({
          address: '${STORAGE}',
          abi: parseAbi(['function storeFile(string fileName, bytes32 fileHash)']),
          functionName: 'storeFile',
          args: ['browser.txt', '${contracts.zktStorage.fileHash.value}'],
          ...zeroFees,
        });
        const receipts = await Promise.all([custom(provider), http('${url}')].map((transport) =>
          createPublicClient({chain: testnet, transport}).waitForTransactionReceipt({hash})));
        document.title = receipts.map(({status}) => status).join(' ');
      });`,
    );
    const app = createServer((_, response) => {
      response.writeHead(200, {'Content-Type': 'text/html'}).end(`<script type="module">${script}</script>`);
    });
    const origin = await listen(app);
    const browser = await chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});
    onTestFinished(async () => {
      await browser.close();
      app.close();
    });
    const page = await browser.newPage();
    await inject(
      page,
      injectedWallet(fixture.privateKey, (address) => address),
    );
    await page.goto(origin);
    await expect.poll(() => page.title()).toBe('success success');
  });
});

describe.each(NETWORK_IDS)('with a key for %s, the relay', (id) => {
  let url: string;
  let log: Background;
  const chainId = networks[id].chainId.value;
  const [other] = NETWORK_IDS.filter((one) => one !== id);

  beforeAll(async () => {
    ({url, log} = await startRelay({STABILITY_NETWORK: id}));
  });

  test.each([
    ['to another contract', {to: SOMEBODY}, 'No writes to 0x'],
    ['that creates a contract', {to: null}, 'No writes to null'],
    ['for the other network', {chainId: networks[other].chainId.value}, 'Not signed for'],
    ['with a fee', {maxFeePerGas: 1}, 'Set the fees to 0'],
  ])('refuses a write %s', async (_, change, message) => {
    const transaction = await Wallet.createRandom().signTransaction({
      type: 2,
      chainId,
      to: STORAGE,
      maxFeePerGas: 0,
      maxPriorityFeePerGas: 0,
      gasLimit: 100_000,
      ...change,
    });
    const {status, answer} = await ask(url, call('eth_sendRawTransaction', [transaction]));
    expect([status, answer.error?.code]).toEqual([200, -32003]);
    expect(answer.error?.message).toContain(message);
  });

  test('refuses a call of a batch alone', async () => {
    const calls = [call('eth_chainId', undefined, 'one'), call('eth_getLogs', [{}], 'two'), null];
    const {status, answer} = await ask(url, calls);
    expect(status).toBe(200);
    expect(answer).toEqual([
      {jsonrpc: '2.0', id: 'one', result: `0x${chainId.toString(16)}`},
      {jsonrpc: '2.0', id: 'two', error: {code: -32601, message: 'Not allowed: eth_getLogs'}},
      {jsonrpc: '2.0', id: null, error: {code: -32601, message: 'Not allowed: undefined'}},
    ]);
    await log.printed(/^Not allowed: eth_getLogs$/m);
  });
});

describe('the relay responds with a JSON-RPC error', () => {
  test.each([
    ['null', 'null', -32601],
    ['what is not JSON', '{', -32700],
    ['what is too long', JSON.stringify('0x'.padEnd(1_000_000, '0')), -32700],
    ['what is no signed transaction', call('eth_sendRawTransaction', ['0x12']), -32602],
    ['an empty batch', [], -32600],
    ['a batch that is too large', Array(limits.batchSize.value + 1).fill(call('eth_chainId')), -32600],
  ])('to %s', async (_, body, code) => {
    const {url} = await shared;
    const {status, answer} = await ask(url, body);
    expect([status, answer.error?.code]).toEqual([200, code]);
  });

  test('when the network refuses or cannot be reached, with a status that libraries repeat', async () => {
    const {url} = await shared;
    fixture.testnet.gateway.refuseNext(1);
    const refused = await ask(url, call('eth_chainId'));
    const env = {SAMPLES_ORIGINS: JSON.stringify({[fixture.testnet.origin]: DEAD})};
    const failed = await ask((await startRelay(env)).url, call('eth_chainId'));
    expect([refused.status, failed.status]).toEqual([TOO_MANY, 502]);
    for (const {answer} of [refused, failed]) expect(answer.error?.code).toBe(-32603);
  });
});
