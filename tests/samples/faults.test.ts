/* The checks of this folder fail when a sample is wrong: each deliberate fault is caught, with a message that names it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {coverage} from './harness/coverage';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {BLOCK_NUMBERS} from './harness/output';
import {examples} from './harness/paths';
import {replay} from './harness/replay';
import {execute, openSandbox} from './harness/run';
import {runSample, SAMPLES} from './manifest';

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

const {value: chainId} = networks.testnet.chainId;
const DIFFERS = 'differs from its page';

/** Each fault: a sample, the text that is replaced in it or in another example, and what the check of the sample says. */
test.each<[string, string, string | RegExp, string, string, string?]>([
  ['a wrong precompile', 'ethers/rewards.ts', '0807', '0804', 'BAD_DATA'],
  ['a wrong host', 'viem/batch.ts', '//rpc.t', '//gtn.t', 'Refused host: https://gtn.', 'viem/chains.ts'],
  ['a wrong host in a shell', 'zkt/write.sh', '//rpc.', '//free.', 'Refused host'],
  [
    'a wrong chain id',
    'viem/send-zero-fee.ts',
    `id: ${chainId}`,
    `id: ${chainId + 1}`,
    'Details: wrong chain id',
    'viem/chains.ts',
  ],
  [
    'a write without a key',
    'ethers/send-zero-fee.ts',
    'connect(network, STABILITY_API_KEY)',
    'connect(network)',
    'read-only endpoint',
    'ethers/wallet.ts',
  ],
  [
    'a transaction that reverts',
    'viem/set-fee-token.ts',
    'setFeeToken([token], zeroFees)',
    'setFeeToken([feeTokens.address], {...zeroFees, gas: 100_000n})', // set, so that no estimate fails first
    'reverted',
  ],
  ['a trailing comma in a body', 'zkt/write.sh', '\n}', ',\n}', DIFFERS, 'zkt/write.json'],
  ['a body of the wrong shape', 'zkt/message.sh', '"arguments"', '"message"', DIFFERS],
  ['another output', 'viem/write-contract.ts', 'gas price', 'price', DIFFERS],
  ['a missing await', 'ethers/read-contract.ts', 'await hello', 'hello', DIFFERS],
  [
    'a missing await before the receipt',
    'ethers/set-fee-token.ts',
    'await transaction.wait()',
    'transaction',
    'getFeeToken still returns the old choice',
  ],
])('the check of a sample fails with %s', async (_, name, from, to, message, changed = name) => {
  const sandbox = openSandbox((text, file) => (file === changed ? text.replace(from, to) : text));
  onTestFinished(() => sandbox.close());
  const samples = SAMPLES.filter(({file}) => file === name);
  expect(samples).toHaveLength(1);
  await expect(runSample(samples[0], fixture, sandbox, fixture.testnet)).rejects.toThrow(message);
});

test('a program that does not end is stopped, and says so', async () => {
  const program = ['-e', 'setInterval(() => undefined, 1000)'];
  const {code, stderr} = await execute(process.execPath, program, {cwd: examples, env: {}, limit: 500});
  expect(code).toBe(null);
  expect(stderr).toContain('Stopped after 0.5 s');
});

test('the coverage check reports code that is typed, has no language or is not run, and examples on no page', () => {
  const neither = 'the fence has neither file= nor notrun="reason"';
  const text = [
    '```ts file=examples/viem/chains.ts#gtn title="chains.ts"\n```\n',
    '```ts\nconst a = 1;\n```\n',
    '```\nconst a = 1;\n```\n',
    ...Array<string>(5).fill('```ts notrun="a stub"\na\n```\n'),
  ].join('\n');
  expect(coverage([{file: 'docs/a.mdx', text}], ['examples/viem/chains.ts', 'examples/viem/new.ts'])).toEqual(
    {
      problems: [
        `docs/a.mdx:4: ${neither}`,
        'docs/a.mdx:8: the fence has no language',
        `docs/a.mdx:8: ${neither}`,
        '5 fences are not run, at most 4 may be',
      ],
      hidden: ['examples/viem/new.ts'],
    },
  );
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
    shown('bash', 'tutorials/foundry/install.sh'),
  ];
  const forgeTest = readFileSync(path.join(examples, 'foundry/HelloWorld.t.sol'), 'utf8');
  const failing = `\`\`\`solidity title="test/HelloWorld.t.sol"\n${forgeTest.replace(/(function test\w*\(\) [^{]*\{)/, '$1 revert("planted");')}\`\`\`\n`;

  const typed = (language: string, code: string, title?: string): string =>
    `\`\`\`${language}${title === undefined ? '' : ` title="${title}"`}\n${code}\n\`\`\`\n`;
  const many = `for (let count = 0; count < 40; count += 1) {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId'});
  const headers = {'Content-Type': 'application/json'};
  const {status} = await fetch('${networks.testnet.rpcUrl.value}', {method: 'POST', headers, body});
  if (status !== 200) throw new Error('Status ' + status);
}`;
  const onGtn = [
    typed('ini', 'STABILITY_NETWORK=gtn', '.env'),
    shown('ini', 'tutorials/secrets.env', '.env'),
    shown('ts', 'ethers/provider.ts#provider', 'provider.ts'),
    shown('ts', 'ethers/wallet.ts#wallet', 'wallet.ts'),
    shown('ts', 'ethers/send-zero-fee.ts#send', 'send-zero-fee.ts'),
    shown('bash', 'tutorials/send.sh'),
  ];

  test.each([
    ['a write to GTN that the command does not name', [create, install, ...onGtn], 'It wrote to GTN'],
    [
      'more requests than a key has in a minute',
      [create, typed('js', many, 'many.mjs'), ...Array<string>(2).fill(typed('bash', 'node many.mjs'))],
      'Status 429',
    ],
    [
      'a command before its file',
      [create, install, command, program],
      'docs/page.mdx:7: npx tsx readMessage.ts',
    ],
    ['the output of another command', [create, output], 'but this was printed'],
    [
      'a test of Foundry that fails',
      [...forge, failing, shown('bash', 'tutorials/foundry/test.sh')],
      'planted',
    ],
  ])('%s', async (_, parts, message) => {
    const page = {file: 'docs/page.mdx', text: parts.join('\n')};
    const {problems} = await replay(fixture, [page], () => ({masks: [BLOCK_NUMBERS], keep: []}));
    expect(problems.join('\n')).toContain(message);
  });
});
