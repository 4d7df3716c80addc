import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Interface} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {samplesOptions} from '../../src/config/samples';
import {contracts} from '../../src/data/contracts';
import {networks} from '../../src/data/networks';
import {findPrograms} from '../../src/plugins/samples';
import {matchingFiles} from '../files';
import {compileSolidity} from './harness/compiler';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {examples, repository} from './harness/paths';
import {openSandbox, type Sandbox} from './harness/run';
import {
  BROWSER_PROGRAMS,
  LONG_RUNNING,
  ON_BOTH_NETWORKS,
  REPLAYED_FOLDER,
  runSample,
  SAMPLES,
} from './manifest';

let fixture: NetworkFixture;
let sandbox: Sandbox;
let other: Sandbox;

/** Changes a sample as a reader would to use the other network. */
function otherNetwork(text: string, file: string): string {
  if (!/^(?:(?:ethers|viem)\/|zkt\/.*\.ts$)/.test(file) || /\/(?:provider|chains)\.ts$/.test(file))
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
  other = openSandbox(otherNetwork);
});

afterAll(() => {
  fixture?.stop();
  sandbox?.close();
  other?.close();
});

describe('each example runs as printed and prints what its page shows', () => {
  for (const sample of SAMPLES) test(sample.file, () => runSample(sample, fixture, sandbox, fixture.testnet));
});

describe('the same programs run with the other network', () => {
  for (const sample of SAMPLES.filter(({file}) => ON_BOTH_NETWORKS.includes(file)))
    test(sample.file, () => runSample(sample, fixture, other, fixture.gtn));
});

test('a contract reads the list of fee tokens, and refuses another token with its own error', async () => {
  const {node, token} = fixture.testnet;
  const source = readFileSync(path.join(examples, 'solidity/FeeTokenCheck.sol'), 'utf8');
  const {abi, bytecode} = compileSolidity('FeeTokenCheck.sol', source).contracts.FeeTokenCheck;
  const contract = new Interface(JSON.stringify(abi));
  const to = `0x${'c0de'.repeat(10)}`;
  const code = await node.rpc<string>('eth_call', [{data: bytecode}]);
  const check = (address: string): Promise<unknown> => {
    const data = contract.encodeFunctionData('requireFeeToken', [address]);
    return node.rpc('eth_call', [{to, data}, 'latest', {[to]: {code}}]);
  };
  await expect(check(token)).resolves.toBe('0x');
  await expect(check(to)).rejects.toMatchObject({data: contract.encodeErrorResult('NotAFeeToken', [to])});
});

test('the account received its rewards', async () => {
  for (const {node, token, account} of [fixture.gtn, fixture.testnet]) {
    const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`;
    const balance = await node.rpc<string>('eth_call', [{to: token, data}, 'latest']);
    expect(BigInt(balance)).toBe(10_000n * 10n ** 18n - 1000n + 9n); // three rewards of 3 units
  }
});

test('a program that needs a key says so if there is none', () => {
  const needing = matchingFiles(examples, /\.ts$/, examples)
    .map((file) => [file, readFileSync(path.join(examples, file), 'utf8')] as const)
    .filter(([, text]) => /\$\{(?:process\.env\.)?STABILITY_API_KEY\}/.test(text));
  expect(needing.length).toBeGreaterThan(2);
  const silent = needing.filter(([, text]) => !text.includes("throw new Error('Set STABILITY_API_KEY"));
  expect(silent.map(([file]) => file)).toEqual([]);
});

test('every program in examples/ is run, and every module is part of one', () => {
  const ran = [...SAMPLES, ...LONG_RUNNING].map(({file}) =>
    file.replace(/^\w+\/(compile(?:-shop)?\.sh)$/, 'solidity/$1'),
  );
  const {projects} = findPrograms(repository, samplesOptions);
  const modules = projects.flatMap(({id, sources}) => (ran.includes(`${id}.ts`) ? sources : []));
  const python = ['zkt/zkt.py', 'python/send.py', 'python/send.sh']; // by zkt-py.sh and python.test.ts
  const known = new Set([...ran, ...modules, ...BROWSER_PROGRAMS, ...python]);
  const programs = matchingFiles(examples, /\.(ts|js|py|sh)$/, examples).filter(
    (file) => !file.startsWith(REPLAYED_FOLDER),
  );
  expect(programs.filter((file) => !known.has(file))).toEqual([]);
});
