/* The checks of this folder fail when a sample is wrong: each deliberate fault is caught, with a message that names it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {coverage} from './harness/coverage';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {BLOCK_NUMBERS} from './harness/output';
import {examples} from './harness/paths';
import {replay} from './harness/replay';
import {execute, openSandbox, type Mutation} from './harness/run';
import {compared, SAMPLES} from './manifest';

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

/** Runs a sample with changed examples. @returns what it printed, with the errors if it failed, and whether that is what pages show */
async function runMutated(file: string, mutate: Mutation) {
  let changed = false;
  const sandbox = openSandbox((text, name) => {
    const result = mutate(text, name);
    changed ||= result !== text;
    return result;
  });
  try {
    expect(changed, 'the mutation changes nothing').toBe(true);
    const sample = SAMPLES.find((candidate) => candidate.file === file) ?? {file};
    const network = fixture.testnet;
    await sample.before?.(network);
    const args = sample.args?.(network);
    const run = sandbox.run(fixture, file, args).then(
      (printed) => ({failed: false, printed}),
      (error: unknown) => ({failed: true, printed: String(error)}),
    );
    const {failed, printed} = await run;
    network.gateway.mineLate(false);
    const difference = compared(sample, printed);
    return {failed, printed, asShown: difference.printed === difference.shown};
  } finally {
    sandbox.close();
  }
}

/** Replaces text in one example. */
const replacing =
  (file: string, from: string, to: string): Mutation =>
  (text, name) =>
    name === file ? text.replace(from, to) : text;

const {value: chainId} = networks.testnet.chainId;

describe('a sample fails with', () => {
  test.each<[string, string, Mutation, string]>([
    [
      'no zero fees in ethers',
      'ethers/send-zero-fee.ts',
      (text) =>
        text.replace(/\n {2}max\w+: 0n,/g, '').replace('new StabilityProvider(', 'new JsonRpcProvider('),
      'zero-fee transactions only',
    ],
    [
      'no zero fees in viem',
      'viem/send-zero-fee.ts',
      (text) => text.replace(/\n {2}(?:max\w+: 0n|fees: \{.*\}),/g, ''),
      'gas required exceeds allowance: 0', // the account owns nothing
    ],
    ['a wrong precompile', 'ethers/rewards.ts', replacing('ethers/rewards.ts', '0807', '0804'), 'BAD_DATA'],
    [
      'a wrong host',
      'viem/batch.ts',
      replacing('viem/chains.ts', '//rpc.', '//gtn.'),
      'Refused host: https://gtn.',
    ],
    [
      'a wrong host in a shell',
      'zkt/write.sh',
      replacing('zkt/write.sh', '//rpc.', '//free.'),
      'Refused host',
    ],
    [
      'a wrong chain id',
      'viem/send-zero-fee.ts',
      replacing('viem/chains.ts', `id: ${chainId}`, `id: ${chainId + 1}`),
      'Details: wrong chain id',
    ],
    [
      'a batch that is too large',
      'ethers/batch.ts',
      (text) => text.replace(/(batchMaxCount: )\d+/, '$1 80'),
      'batch too large',
    ],
    [
      'a write without a key',
      'ethers/send-zero-fee.ts',
      replacing('ethers/wallet.ts', 'connect(network, STABILITY_API_KEY)', 'connect(network)'),
      'read-only endpoint',
    ],
    [
      'a transaction that reverts',
      'viem/set-fee-token.ts',
      replacing(
        'viem/set-fee-token.ts',
        'setFeeToken([token], zeroFees)',
        'setFeeToken([feeTokens.address], {...zeroFees, gas: 100_000n})', // set, so that no estimate fails first
      ),
      'reverted',
    ],
    [
      'an approval below the price',
      'ethers/take-a-payment.ts',
      replacing(
        'ethers/take-a-payment.ts',
        'approve(shopAddress, price,',
        'approve(shopAddress, price - 1n,',
      ),
      'reverted',
    ],
  ])('%s', async (_, file, mutate, message) => {
    const {failed, printed} = await runMutated(file, mutate);
    expect(failed).toBe(true);
    expect(printed).toContain(message);
  });
});

test.each<[string, string, Mutation]>([
  ['a trailing comma in a body', 'zkt/write.sh', replacing('zkt/write.json', '\n}', ',\n}')],
  ['a body of the wrong shape', 'zkt/message.sh', replacing('zkt/message.json', '"arguments"', '"message"')],
  ['another output', 'viem/write-contract.ts', replacing('viem/write-contract.ts', 'gas price', 'price')],
  [
    'a missing await',
    'ethers/read-contract.ts',
    replacing('ethers/read-contract.ts', 'await hello', 'hello'),
  ],
])('with %s, a sample does not print what its page shows', async (_, file, mutate) => {
  expect(await runMutated(file, mutate)).toMatchObject({failed: false, asShown: false});
});

test('a missing await before the receipt leaves the old choice', async () => {
  const file = 'ethers/set-fee-token.ts';
  const {printed} = await runMutated(file, replacing(file, 'await transaction.wait()', 'transaction'));
  const sample = SAMPLES.find((one) => one.file === file);
  expect(() => sample?.after?.(fixture.testnet, printed)).toThrow('getFeeToken still returns the old choice');
});

test('a program that does not end is stopped, and says so', async () => {
  const program = ['-e', 'setInterval(() => undefined, 1000)'];
  const {code, stderr} = await execute(process.execPath, program, {cwd: examples, env: {}, limit: 500});
  expect(code).toBe(null);
  expect(stderr).toContain('Stopped after 0.5 s');
});

describe('the coverage check reports', () => {
  const fence = '```ts file=examples/viem/chains.ts#gtn title="chains.ts"\n```\n';

  test.each([
    [
      'code that is typed into a page',
      '```ts\nconst a = 1;\n```\n',
      'docs/a.mdx:4: the fence has neither file= nor notrun="reason"',
    ],
    ['code without a language', '```\nconst a = 1;\n```\n', 'docs/a.mdx:4: the fence has no language'],
    [
      'too many fences that no test runs',
      '```ts notrun="a stub"\na\n```\n'.repeat(5),
      '5 fences are not run, at most 4 may be',
    ],
  ])('%s', (_, more, problem) => {
    expect(coverage([{file: 'docs/a.mdx', text: `${fence}\n${more}`}], []).problems).toContain(problem);
  });

  test('an example that is on no page, and a region that is not in its file', () => {
    const files = ['examples/viem/chains.ts', 'examples/viem/new.ts'];
    expect(coverage([{file: 'docs/a.mdx', text: fence}], files).hidden).toEqual(['examples/viem/new.ts']);
    const wrong = {file: 'docs/a.mdx', text: fence.replace('#gtn', '#nowhere')};
    expect(() => coverage([wrong], files)).toThrow('examples/viem/chains.ts has no region "nowhere"');
  });
});

describe('the replay of a page reports', () => {
  const shown = (language: string, file: string, title?: string): string =>
    `\`\`\`${language} file=examples/${file}${title === undefined ? '' : ` title="${title}"`}\n\`\`\`\n`;
  const create = shown('bash', 'tutorials/hello-world/create.sh');
  const install = "<Install packages={['ethers']} />\n<Install dev packages={['tsx']} />\n";
  const program = shown('ts', 'tutorials/hello-world/readMessage.ts', 'readMessage.ts');
  const command = shown('bash', 'tutorials/hello-world/run.sh');
  const output = shown('text', 'tutorials/hello-world/run.out');
  const forge = [
    create,
    shown('toml', 'foundry/foundry.toml', 'foundry.toml'),
    shown('solidity', 'solidity/HelloWorld.sol', 'contracts/HelloWorld.sol'),
    "<Install dev packages={['@foundry-rs/forge']} />\n",
  ];
  const forgeTest = readFileSync(path.join(examples, 'foundry/HelloWorld.t.sol'), 'utf8');
  const failing = `\`\`\`solidity title="test/HelloWorld.t.sol"\n${forgeTest.replace(/(function test\w*\(\) [^{]*\{)/, '$1 revert("planted");')}\`\`\`\n`;

  test.each([
    [
      'a command before its file',
      [create, install, command, program],
      'docs/page.mdx:7: npx tsx readMessage.ts',
    ],
    ['a package that the page does not install', [create, program, command], 'npx tsx readMessage.ts'],
    ['the output of another command', [create, output], 'but this was printed'],
    [
      'a test of Foundry that fails',
      [...forge, failing, shown('bash', 'tutorials/foundry/test.sh')],
      'planted',
    ],
  ])('%s', async (_, parts, message) => {
    const page = {file: 'docs/page.mdx', text: parts.join('\n')};
    const {problems} = await replay(fixture, page, () => ({masks: [BLOCK_NUMBERS], keep: []}));
    expect(problems.join('\n')).toContain(message);
  });
});
