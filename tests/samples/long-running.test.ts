/* Tests programs that run until they are stopped: the relay and the event follower. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Interface, Wallet} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {type Background, startProgram} from './harness/background';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {sendAs} from './harness/node';
import {BLOCK_NUMBERS, comparable} from './harness/output';
import {examples} from './harness/paths';
import {openSandbox, type Sandbox} from './harness/run';

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

/** Compares a printed line with the output that pages show. */
function expectShown(line: string, file: string): void {
  const shown = readFileSync(path.join(examples, file), 'utf8');
  expect(comparable(line, [BLOCK_NUMBERS])).toBe(comparable(shown, [BLOCK_NUMBERS]));
}

const call = (method: string, params: readonly unknown[] = []): object => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

describe.each(['ethers', 'viem'])('%s: the relay', (library) => {
  let relay: Background;
  let url: string;

  beforeAll(async () => {
    relay = start(`${library}/relay.ts`, [], {PORT: '0'});
    const [, port] = await relay.printed(/port: (\d+)/);
    url = `http://127.0.0.1:${port}`;
  });

  const ask = (body: unknown): Promise<Response> =>
    fetch(url, {method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body)});

  test('sends transactions signed by an account without an API key', async () => {
    const env = {
      SAMPLES_ORIGINS: JSON.stringify({[url]: url}),
      STABILITY_API_KEY: undefined,
      PRIVATE_KEY: undefined,
    };
    const user = start(`${library}/through-relay.ts`, [url], env);
    const [line] = await user.printed(/^Stored.*\n/m);
    expectShown(line, 'ethers/through-relay.out');
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

  test('refuses other methods, also in a batch, large batches, and what is not JSON or too long', async () => {
    expect((await ask(call('eth_chainId'))).status).toBe(200);
    const refused = await ask([call('eth_chainId'), call('eth_getLogs', [{}])]);
    expect([refused.status, await refused.text()]).toEqual([403, 'Not allowed: eth_getLogs']);
    await relay.printed(/^Not allowed: eth_getLogs$/m);
    const large = Array(limits.batchSize.value + 1).fill(call('eth_chainId'));
    for (const body of [large, '{', '0x'.padEnd(200_000, '0')]) expect((await ask(body)).status).toBe(403);
  });
});

test.each(['ethers', 'viem'])(
  '%s: the event follower resumes without duplicates or gaps',
  async (library) => {
    const first = start(`${library}/follow-events.ts`);
    const [line] = await first.printed(/^.*\n/);
    expectShown(line, 'ethers/events.out');
    // It stores its position right after printing.
    const cursor = path.join(sandbox.folder, library, 'next-block.txt');
    await expect.poll(() => readFileSync(cursor, 'utf8')).toMatch(/^\d+$/);
    await first.stop();

    const {node} = fixture.testnet;
    const abi = new Interface(['function storeFile(string fileName, bytes32 fileHash)']);
    const name = `${library} while it was down`;
    await sendAs(
      node,
      USER,
      STORAGE.address.value,
      abi.encodeFunctionData('storeFile', [name, STORAGE.fileHash.value]),
    );
    await node.rpc('anvil_mine', ['0x1']);
    const [next] = await start(`${library}/follow-events.ts`, ['finalized']).printed(/^.*\n/);
    expect(next).toContain(name);
  },
);
