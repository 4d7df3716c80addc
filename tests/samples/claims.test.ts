import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {FetchRequest} from 'ethers';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {chain} from '../../src/data/chain';
import {limits} from '../../src/data/limits';
import {accrue, type NetworkFixture, setWhitelisted, startFixture} from './harness/fixture';
import {listen} from './harness/network';
import {repository} from './harness/paths';
import {openSandbox} from './harness/run';

/*
 * Tests what the pages claim beyond the output of a sample: the calls of one transaction, how often they repeat, the fee fields,
 * and claims that are refused.
 */

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

test.each(['ethers', 'viem'])(
  '%s makes the calls that the page lists, about as many as it states',
  async (library) => {
    const {gateway} = fixture.testnet;
    await gateway.mineEvery(chain.blockTimeSeconds.value);
    onTestFinished(() => gateway.mineEvery(0));
    expect(await send(library, BOTH)).not.toMatch(/^failed/);
    const {calls} = gateway;
    expect(calls).toEqual(expect.arrayContaining(ALWAYS));
    const before = calls.slice(0, calls.indexOf('eth_sendRawTransaction'));
    expect(before.filter((call) => FEES.includes(call))).toEqual([]);
    const page = readFileSync(path.join(repository, 'docs/developers/rate_limits.mdx'), 'utf8');
    for (const call of calls) expect(page).toContain(`\`${call}\``);
    const {value} = library === 'viem' ? limits.callsViem : limits.callsEthers;
    expect(calls.length).toBeGreaterThan(value / 3);
    expect(calls.length).toBeLessThan(value * 2);
    // The search for a replacement would repeat it.
    if (library === 'ethers')
      expect(calls.filter((call) => call === 'eth_getTransactionCount')).toHaveLength(1);
  },
);

test('ethers itself makes the 12 attempts that the page states', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(429).end();
  });
  onTestFinished(() => void server.close());
  const request = new FetchRequest(await listen(server));
  request.setThrottleParams({slotInterval: 0});
  expect((await request.send()).statusCode).toBe(599);
  expect(requests).toBe(12);
});

test.each([
  ['ethers', 'gasPrice 0 alone', '  gasPrice: 0n,\n', false, true],
  ['viem', 'gasPrice 0 alone', '  gasPrice: 0n,\n', false, true],
  ['ethers', 'none', '', false, false],
  ['viem', 'none', '', false, false],
  ['ethers', 'none, but provider.ts fills in 0', '', true, true],
  ['viem', 'none, but chains.ts fills in 0', '', true, true],
  ['ethers', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false, true],
  ['viem', 'maxFeePerGas 0 alone', '  maxFeePerGas: 0n,\n', false, true],
  ['ethers', 'gasPrice next to the other two', `  gasPrice: 0n,\n${BOTH}`, false, false],
])('%s with the fee fields %s', async (library, _, fields, chainFees, sent) => {
  const printed = await send(library, fields, chainFees);
  expect(!printed.startsWith('failed'), printed).toBe(sent);
});

test.each(['ethers', 'viem'])('%s: a claim that is refused says so', async (library) => {
  const {testnet} = fixture;
  const sandbox = openSandbox();
  onTestFinished(() => sandbox.close());
  const claim = (): Promise<string> =>
    sandbox.run(fixture, `${library}/claim-reward.ts`, ['testnet', testnet.claimer, testnet.token]);
  await accrue(testnet);
  await setWhitelisted(testnet, false);
  await expect(claim()).rejects.toThrow('sender is not allowed to claim reward');
  await setWhitelisted(testnet, true);
  expect(await claim()).toContain('Claimed in block');
});
