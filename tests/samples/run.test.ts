import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {matchingFiles} from '../files';
import {compileStandardInput} from './harness/compiler';
import {OWNER, STALL_PRICE} from './harness/seed';
import {comparable} from './harness/output';
import {examples, repository} from './harness/paths';
import {openSandbox, type Sandbox} from './harness/run';
import {type LocalNetwork, startFixture, type NetworkFixture} from './harness/fixture';
import {
  BROWSER_PROGRAMS,
  LONG_RUNNING,
  masksOf,
  MODULES,
  ON_BOTH_NETWORKS,
  REPLAYED_FOLDER,
  type Sample,
  SAMPLES,
} from './manifest';
import {contracts} from '../../src/data/contracts';
import {networks} from '../../src/data/networks';

let fixture: NetworkFixture;
let sandbox: Sandbox;

/** Changes a sample as a reader would to use the other network. */
function otherNetwork(text: string, file: string): string {
  if (!/^(?:(?:ethers|viem)\/|(?:rpc|zkt)\/.*\.ts$)/.test(file) || /\/(?:provider|chains)\.ts$/.test(file))
    return text;
  const {gtn, testnet} = networks;
  const {gtnAddress, testnetAddress} = contracts.multicall3;
  const pairs = [
    [gtn.rpcUrl.value, testnet.rpcUrl.value],
    [String(gtn.chainId.value), String(testnet.chainId.value)],
    [gtnAddress.value, testnetAddress.value],
    ['gtn', 'testnet'],
  ];
  return pairs.reduce((result, [one, two]) => {
    const either = new RegExp(`(?<!rpc\\.)\\b(?:${one}|${two})\\b`, 'g');
    return result.replace(either, (found) => (found === one ? two : one));
  }, text);
}

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(() => {
  fixture?.stop();
  sandbox?.close();
});

async function runs(where: Sandbox, sample: Sample, network: LocalNetwork): Promise<void> {
  await sample.before?.(network);
  const run = await where.run(fixture, sample.file, sample.args?.(network));
  network.gateway.mineLate(false);
  expect(run.code, run.stderr || run.stdout).toBe(0);
  sample.after?.(network, run.stdout);
  if (!sample.out) return;
  const expected = readFileSync(path.join(examples, sample.out), 'utf8');
  const masks = masksOf(sample);
  expect(comparable(run.stdout, masks, sample.keep)).toBe(comparable(expected, masks, sample.keep));
}

describe('each example runs as printed and prints what its page shows', () => {
  for (const sample of SAMPLES) test(sample.file, () => runs(sandbox, sample, fixture.testnet));
});

describe('the same programs run with the other network', () => {
  let other: Sandbox;

  beforeAll(() => {
    other = openSandbox(otherNetwork);
  });

  afterAll(() => other?.close());

  for (const sample of SAMPLES.filter(({file}) => ON_BOTH_NETWORKS.includes(file)))
    test(sample.file, () =>
      runs(other, sample, sample.file.includes('batch') ? fixture.testnet : fixture.gtn),
    );
});

test('the verification input gives the deployed bytecode', () => {
  const read = (file: string): string => readFileSync(path.join(sandbox.folder, 'ethers', file), 'utf8');
  const {bytecode} = JSON.parse(read('HelloWorld.json')) as {bytecode: string};
  expect(compileStandardInput(read('HelloWorld.input.json'), 'HelloWorld.sol', 'HelloWorld')).toBe(bytecode);
});

test('the account received its rewards, and the seller the price of each purchase', async () => {
  const spent = 2n * STALL_PRICE; // by ethers and by viem
  for (const {node, token, account} of [fixture.gtn, fixture.testnet]) {
    const [bought, sold] = await Promise.all(
      [account, OWNER].map((owner) => {
        const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`;
        return node.rpc<string>('eth_call', [{to: token, data}, 'latest']).then(BigInt);
      }),
    );
    expect(sold).toBe(spent);
    expect(bought).toBe(10_000n * 10n ** 18n - 1000n + 12n - spent); // four rewards of 3 units
  }
});

test('a write makes the calls that the page on rate limits lists, and at least five', async () => {
  const page = readFileSync(path.join(repository, 'docs/developers/rate_limits.mdx'), 'utf8');
  for (const library of ['ethers', 'viem']) {
    const run = await sandbox.run(fixture, `${library}/write-contract.ts`);
    expect(run.code, run.stderr).toBe(0);
    const {calls} = fixture.testnet.gateway;
    expect(calls.length).toBeGreaterThanOrEqual(5);
    for (const call of calls) expect(page).toContain(`\`${call}\``);
  }
});

test('a program that needs a key says so if there is none', () => {
  const needing = matchingFiles(examples, /\.ts$/, examples).filter((file) =>
    /\$\{(?:process\.env\.)?STABILITY_API_KEY\}/.test(readFileSync(path.join(examples, file), 'utf8')),
  );
  expect(needing.length).toBeGreaterThan(4);
  for (const file of needing)
    expect(readFileSync(path.join(examples, file), 'utf8'), file).toContain(
      "throw new Error('Set STABILITY_API_KEY",
    );
});

test('every program in examples/ is run', () => {
  const ran = new Set<string>([
    ...SAMPLES.map(({file}) => file.replace(/^\w+\/compile\.js$/, 'solidity/compile.js')),
    ...MODULES,
    ...BROWSER_PROGRAMS,
    ...LONG_RUNNING.map(({file}) => file),
  ]);
  const programs = matchingFiles(examples, /\.(ts|js|sh)$/, examples).filter(
    (file) => !file.startsWith(REPLAYED_FOLDER),
  );
  expect(programs.filter((file) => !ran.has(file))).toEqual(['solidity/compile.sh']); // replayed with the Remix tutorial
});
