/* Tests the event follower, which runs until it is stopped. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Interface} from 'ethers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {contracts} from '../../src/data/contracts';
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

function start(): Background {
  fixture.testnet.gateway.nextMinute();
  const program = startProgram(sandbox, fixture, 'viem/follow-events.ts', ['0']);
  running.push(program);
  return program;
}

/** Compares a printed line with the output that pages show. */
function expectShown(line: string, file: string): void {
  const shown = readFileSync(path.join(examples, file), 'utf8');
  expect(comparable(line, [BLOCK_NUMBERS])).toBe(comparable(shown, [BLOCK_NUMBERS]));
}

test('the event follower resumes without duplicates or gaps', async () => {
  const first = start();
  const [line] = await first.printed(/^.*\n/);
  expectShown(line, 'ethers/events.out');
  // It stores its position right after printing.
  const cursor = path.join(sandbox.folder, 'viem/next-block.txt');
  await expect.poll(() => readFileSync(cursor, 'utf8')).toMatch(/^\d+$/);
  await first.stop();

  const {node} = fixture.testnet;
  const abi = new Interface(['function storeFile(string fileName, bytes32 fileHash)']);
  const name = 'stored while it was down';
  const data = abi.encodeFunctionData('storeFile', [name, STORAGE.fileHash.value]);
  await sendAs(node, USER, STORAGE.address.value, data);
  await node.rpc('anvil_mine', ['0x1']);
  const [next] = await start().printed(/^.*\n/);
  expect(next).toContain(name);
});
