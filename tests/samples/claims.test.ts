import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {openSandbox} from './harness/run';
import {startFixture, type NetworkFixture} from './harness/fixture';

/* Tests what the pages claim about the libraries: the calls of one transaction, and the combinations of fee fields. */

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

const BOTH = '  maxFeePerGas: 0n,\n  maxPriorityFeePerGas: 0n,\n';

/** Runs the zero-fee sample of a library with other fee fields. @returns what it printed, or its errors after `failed: ` */
async function send(library: string, fields: string, chainFees = true): Promise<string> {
  const sandbox = openSandbox((text, file) => {
    if (!chainFees && file === 'viem/chains.ts') return text.replaceAll(/ {2}fees: \{.*\},\n/g, '');
    if (!chainFees && file === 'ethers/provider.ts')
      return text.replace('new StabilityProvider(', 'new JsonRpcProvider(');
    return file === `${library}/send-zero-fee.ts` ? text.replace(BOTH, fields) : text;
  });
  onTestFinished(() => sandbox.close());
  return sandbox
    .run(fixture, `${library}/send-zero-fee.ts`)
    .catch((error: unknown) => `failed: ${String(error)}`);
}

const FEES = ['eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_feeHistory', 'eth_getBlockByNumber'];
const ALWAYS = [
  'eth_getTransactionCount',
  'eth_estimateGas',
  'eth_sendRawTransaction',
  'eth_getTransactionReceipt',
];

test.each([
  ['ethers', 'eth_blockNumber'],
  ['viem', 'eth_fillTransaction'],
])('%s makes the calls of one transaction, none of them for fees', async (library, own) => {
  expect(await send(library, BOTH)).not.toMatch(/^failed/);
  const {calls} = fixture.testnet.gateway;
  expect(calls).toEqual(expect.arrayContaining([...ALWAYS, own]));
  expect(calls.filter((call) => FEES.includes(call))).toEqual([]);
});

test('viem looks for new blocks while there is no receipt', async () => {
  const {gateway} = fixture.testnet;
  gateway.mineLate(true);
  const printed = await send('viem', BOTH);
  gateway.mineLate(false);
  expect(printed).not.toMatch(/^failed/);
  expect(gateway.calls).toContain('eth_blockNumber');
});

test.each([
  ['ethers', 'gasPrice 0 alone', '  gasPrice: 0n,\n', false, true],
  ['viem', 'gasPrice 0 alone', '  gasPrice: 0n,\n', false, true],
  ['ethers', 'none', '', false, false],
  ['viem', 'none', '', false, false],
  ['ethers', 'none, but provider.ts fills in 0', '', true, true],
  ['viem', 'none, but chains.ts fills in 0', '', true, true],
  ['ethers', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false, false],
  ['viem', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false, false],
  ['ethers', 'gasPrice next to the other two', `  gasPrice: 0n,\n${BOTH}`, false, false],
])('%s with the fee fields %s', async (library, _, fields, chainFees, sent) => {
  const printed = await send(library, fields, chainFees);
  expect(!printed.startsWith('failed'), printed).toBe(sent);
});
