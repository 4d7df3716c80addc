import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Interface, Wallet} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {networks} from '../../src/data/networks';
import {type Background, startProgram} from './harness/background';
import {sendAs} from './harness/node';
import {BLOCK_NUMBERS, comparable} from './harness/output';
import {examples} from './harness/paths';
import {openSandbox, type Sandbox} from './harness/run';
import {startFixture, type NetworkFixture} from './harness/fixture';

/* Tests programs that run until they are stopped: the relay and the event follower. */

const USER = '0x00000000000000000000000000000000000000dd';
const STORAGE = contracts.zktStorage;

let fixture: NetworkFixture;
let sandbox: Sandbox;
const running: Background[] = [];

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
  fixture?.stop();
  sandbox?.close();
});

function start(file: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Background {
  fixture.testnet.gateway.nextMinute();
  const program = startProgram(sandbox, fixture, file, args, env);
  running.push(program);
  return program;
}

function shown(file: string): string {
  return comparable(readFileSync(path.join(examples, file), 'utf8'), [BLOCK_NUMBERS]);
}

async function storeFile(name: string): Promise<void> {
  const {node} = fixture.testnet;
  const abi = new Interface(['function storeFile(string fileName, bytes32 fileHash)']);
  const data = abi.encodeFunctionData('storeFile', [name, STORAGE.fileHash.value]);
  await sendAs(node, USER, STORAGE.address.value, data);
  await node.rpc('anvil_mine', ['0x1']);
}

describe.each(['ethers', 'viem'])('%s: the relay', (library) => {
  let relay: Background;
  let url: string;

  beforeAll(async () => {
    relay = start(`${library}/relay.ts`, [], {PORT: '0'});
    const [, port] = await relay.printed(/port: (\d+)/);
    url = `http://127.0.0.1:${port}`;
  });

  afterAll(() => relay.stop());

  async function ask(body: unknown): Promise<Response> {
    return fetch(url, {method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body)});
  }

  const call = (method: string, params: readonly unknown[] = []): object => ({
    jsonrpc: '2.0',
    id: 1,
    method,
    params,
  });

  test('sends transactions signed by an account without an API key', async () => {
    fixture.testnet.gateway.nextMinute();
    const origins = JSON.stringify({[url]: url});
    const user = startProgram(sandbox, fixture, `${library}/through-relay.ts`, [url], {
      SAMPLES_ORIGINS: origins,
      STABILITY_API_KEY: undefined,
      PRIVATE_KEY: undefined,
    });
    const [line] = await user.printed(/^Stored.*\n/m);
    expect(comparable(line, [BLOCK_NUMBERS])).toBe(shown('ethers/through-relay.out'));
    if (library === 'viem') await relay.printed(/^Not allowed: eth_fillTransaction$/m);
  });

  test.each([
    ['a contract that it does not pay for', {to: USER}],
    ['another network', {chainId: networks.gtn.chainId.value}],
    ['a fee', {maxFeePerGas: 1}],
    ['no contract at all', {to: null}],
  ])('refuses %s', async (_, change) => {
    const signed = await Wallet.createRandom().signTransaction({
      type: 2,
      chainId: fixture.testnet.chainId,
      to: STORAGE.address.value,
      maxFeePerGas: 0,
      maxPriorityFeePerGas: 0,
      gasLimit: 100_000,
      ...change,
    });
    expect((await ask(call('eth_sendRawTransaction', [signed]))).status).toBe(403);
  });

  test('rejects other methods, also in a batch, large batches, and invalid JSON', async () => {
    expect((await ask(call('eth_chainId'))).status).toBe(200);
    const refused = await ask([call('eth_chainId'), call('eth_getLogs', [{}])]);
    expect([refused.status, await refused.text()]).toEqual([403, 'Not allowed: eth_getLogs']);
    await relay.printed(/^Not allowed: eth_getLogs$/m);
    expect((await ask(Array.from({length: 41}, () => call('eth_chainId')))).status).toBe(403);
    expect((await ask('{')).status).toBe(403);
    expect((await ask('0x'.padEnd(200_000, '0'))).status).toBe(403);
  });
});

describe.each(['ethers', 'viem'])('%s: the event follower', (library) => {
  test('resumes where it was stopped, without duplicates or gaps', async () => {
    const first = start(`${library}/follow-events.ts`);
    const [line] = await first.printed(/^.*\n/);
    expect(comparable(line, [BLOCK_NUMBERS])).toBe(shown('ethers/events.out'));
    await storedCursor(library);
    await first.stop();

    await storeFile(`${library} while it was down`);
    const second = start(`${library}/follow-events.ts`, ['finalized']);
    const [next] = await second.printed(/^.*\n/);
    expect(next).toContain(`${library} while it was down`);
    await second.stop();
  });
});

/** Waits until the follower has stored its position, which it does right after printing. */
async function storedCursor(library: string): Promise<void> {
  const cursor = path.join(sandbox.folder, library, 'next-block.txt');
  await expect.poll(() => readFileSync(cursor, 'utf8')).toMatch(/^\d+$/);
}
