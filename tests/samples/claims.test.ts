import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {openSandbox, type Run, type Sandbox} from './harness/run';
import {startFixture, type NetworkFixture} from './harness/fixture';

/* Tests what the pages claim about the libraries: the calls of one transaction, and the combinations of fee fields. */

let fixture: NetworkFixture;
const sandboxes: Sandbox[] = [];

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => {
  fixture?.stop();
  for (const sandbox of sandboxes) sandbox.close();
});

/** Runs the zero-fee sample of a library with `fields` instead of `maxFeePerGas` and `maxPriorityFeePerGas`. */
async function send(library: 'ethers' | 'viem', fields: string, chainFees = true): Promise<Run> {
  const sandbox = openSandbox((text, file) => {
    if (file === 'viem/chains.ts' && !chainFees) return text.replaceAll(/ {2}fees: \{.*\},\n/g, '');
    if (file === 'ethers/provider.ts' && !chainFees)
      return text.replace('new StabilityProvider(', 'new JsonRpcProvider(');
    if (file !== `${library}/send-zero-fee.ts`) return text;
    return text.replace('  maxFeePerGas: 0n,\n  maxPriorityFeePerGas: 0n,\n', fields);
  });
  sandboxes.push(sandbox);
  return sandbox.run(fixture, `${library}/send-zero-fee.ts`);
}

const BOTH = '  maxFeePerGas: 0n,\n  maxPriorityFeePerGas: 0n,\n';
const FEES = ['eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_feeHistory', 'eth_getBlockByNumber'];
const ALWAYS = [
  'eth_getTransactionCount',
  'eth_estimateGas',
  'eth_sendRawTransaction',
  'eth_getTransactionReceipt',
];

describe('the calls of one transaction', () => {
  test.each([
    ['ethers', ['eth_blockNumber']],
    ['viem', ['eth_fillTransaction']],
  ] as const)('%s', async (library, more) => {
    expect((await send(library, BOTH)).code).toBe(0);
    const calls = fixture.testnet.gateway.calls;
    expect(calls.length).toBeGreaterThanOrEqual(5);
    expect(calls).toEqual(expect.arrayContaining([...ALWAYS, ...more]));
    expect(calls.filter((call) => FEES.includes(call))).toEqual([]);
  });
});

test('viem looks for new blocks while there is no receipt', async () => {
  const {gateway} = fixture.testnet;
  gateway.mineLate(true);
  const {code, stderr} = await send('viem', BOTH);
  gateway.mineLate(false);
  expect(code, stderr).toBe(0);
  expect(gateway.calls).toContain('eth_blockNumber');
});

describe('the combinations of fee fields', () => {
  test.each([
    ['ethers', 'gasPrice 0 alone', '  gasPrice: 0n,\n', true],
    ['viem', 'gasPrice 0 alone', '  gasPrice: 0n,\n', true],
    ['ethers', 'none', '', false],
    ['viem', 'none', '', false],
    ['ethers', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false],
    ['viem', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false],
    ['ethers', 'gasPrice next to the other two', `  gasPrice: 0n,\n${BOTH}`, false],
  ] as const)('%s: %s', async (library, _, fields, sent) => {
    const {code, stderr} = await send(library, fields, false);
    expect(code === 0, stderr).toBe(sent);
    if (fields.includes(BOTH)) expect(stderr).toContain('eip-1559 transaction do not support gasPrice');
  });

  test.each(['ethers', 'viem'] as const)(
    '%s: none, but provider.ts or chains.ts fills in 0',
    async (library) => {
      const {code, stderr} = await send(library, '');
      expect(code, stderr).toBe(0);
    },
  );
});
