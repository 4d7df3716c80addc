/* The checks of this folder fail when a sample is wrong: each deliberate fault is caught, with a message that names it. */
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {examples} from './harness/paths';
import {replay} from './harness/replay';
import {execute, openSandbox} from './harness/run';
import {runSample} from './manifest';

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

const {rpcUrl, chainId} = networks.testnet;
const DIFFERS = 'differs from its page';

/** Each fault: a sample, the text that is replaced in it or in another example, and what the check of the sample says. */
test.each<[string, string, string, string, string, string?]>([
  ['a wrong host in a shell', 'zkt/write.sh', '//rpc.', '//free.', 'Refused host'],
  ['the other network', 'rpc/call.sh', '//rpc.testnet.', '//rpc.', 'networks that rpc/call.sh calls'],
  [
    'a wrong chain id',
    'viem/send-zero-fee.ts',
    `id: ${chainId.value}`,
    `id: ${chainId.value + 1}`,
    'Details: invalid chain id',
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
  ['a trailing comma in a body', 'zkt/write.sh', '\n}', ',\n}', DIFFERS, 'zkt/write.json'],
  ['another output', 'viem/write-contract.ts', 'gas price', 'price', DIFFERS],
  [
    'a secret that the manifest does not name',
    'viem/events.ts',
    'chain: testnet',
    'chain: testnet, key: process.env.PRIVATE_KEY.length',
    'undefined',
  ],
])('the check of a sample fails with %s', async (_, name, from, to, message, changed = name) => {
  const sandbox = openSandbox((text, file) => (file === changed ? text.replace(from, to) : text));
  onTestFinished(() => sandbox.close());
  await expect(runSample(name, fixture, sandbox)).rejects.toThrow(message);
});

test('a program that does not end is stopped, and says so', async () => {
  const program = ['-e', 'setInterval(() => undefined, 1000)'];
  const {code, stderr} = await execute(process.execPath, program, {cwd: examples, env: {}, limit: 500});
  expect(code).toBe(null);
  expect(stderr).toContain('Stopped after 0.5 s');
});

const shown = (language: string, file: string, title = ''): string =>
  `\`\`\`${language} file=examples/${file} title="${title}"\n\`\`\`\n`;
const typed = (language: string, code: string, title = ''): string =>
  `\`\`\`${language} title="${title}"\n${code}\n\`\`\`\n`;
const START = [
  shown('bash', 'tutorials/project.sh'),
  "<Install packages={['ethers']} />\n<Install dev packages={['tsx']} />\n",
];
const MANY = `for (let count = 0; count < 40; count += 1) {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId'});
  const headers = {'Content-Type': 'application/json'};
  const {status} = await fetch('${rpcUrl.value}', {method: 'POST', headers, body});
  if (status !== 200) throw new Error('Status ' + status);
}`;

test.each([
  [
    'a write to GTN that the command does not name',
    [
      shown('ini', 'tutorials/secrets.env', '.env'),
      shown('ts', 'ethers/provider.ts#provider', 'provider.ts'),
      shown('ts', 'ethers/wallet.ts#wallet', 'wallet.ts'),
      shown('ts', 'ethers/send-zero-fee.ts#send', 'send-zero-fee.ts'),
      typed('bash', 'npx tsx --env-file=.env send-zero-fee.ts "$(printf %s g t n)"'),
    ],
    'It wrote to GTN',
  ],
  [
    'more requests than a key has in a minute',
    [typed('js', MANY, 'many.mjs'), ...Array<string>(2).fill(typed('bash', 'node many.mjs'))],
    'Status 429',
  ],
  ['the output of another command', [shown('text', 'tutorials/hello-world/run.out')], 'but this was printed'],
])('the replay of a page reports %s', async (_, parts, message) => {
  const page = {file: 'docs/page.mdx', text: [...START, ...parts].join('\n')};
  expect((await replay(fixture, [page])).problem).toContain(message);
});
