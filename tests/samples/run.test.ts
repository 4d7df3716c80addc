/* Every program of examples/ runs as printed, with the network, the secrets and the arguments that the manifest says. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Interface} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {importsOf} from '../../src/plugins/samples/node/project';
import {compileSolidity} from './harness/compiler';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {examples} from './harness/paths';
import {entries, execute, openSandbox, type Sandbox} from './harness/run';
import {filesOf, runSample} from './manifest';

let fixture: NetworkFixture;
let sandbox: Sandbox;

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(async () => {
  fixture?.stop();
  await sandbox?.close();
});

describe('each program runs as printed and prints what its page shows', () => {
  const programs = filesOf('program');
  // First, because others deploy what they compile. Each library has a folder.
  for (const file of programs.filter((name) => name.startsWith('solidity/')))
    for (const library of ['ethers', 'viem'])
      test(`${file} for ${library}`, () =>
        runSample(file, fixture, sandbox, 'testnet', file.replace('solidity', library)));
  for (const file of programs.filter((name) => !name.startsWith('solidity/')))
    test(file, () => runSample(file, fixture, sandbox));
  for (const file of programs.filter((name) => entries.get(name)?.networkBy))
    test(`${file} on GTN`, () => runSample(file, fixture, sandbox, 'gtn'));
});

test('every module is part of what is run', async () => {
  const used = await Promise.all(
    filesOf('program', 'page')
      .filter((file) => file.endsWith('.ts'))
      .map((file) => importsOf(examples, file)),
  );
  const sources = used.flatMap((one) => one.sources);
  const python = 'zkt/zkt.py'; // run by zkt-py.sh
  expect(filesOf('module').filter((file) => file !== python && !sources.includes(file))).toEqual([]);
});

test('programs that are not run, because a library is missing here, have no error of syntax', async () => {
  const files = filesOf('not run').filter((file) => file.endsWith('.py'));
  const check = `import ast, sys\n[ast.parse(open(file).read(), file) for file in sys.argv[1:]]`;
  const run = await execute('python3', ['-c', check, ...files], {
    cwd: examples,
    env: {PATH: process.env.PATH},
  });
  expect([run.code, run.stderr]).toEqual([0, '']);
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
