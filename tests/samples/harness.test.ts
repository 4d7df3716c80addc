import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Wallet} from 'ethers';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {networks} from '../../src/data/networks';
import {temporaryFolder} from '../temporary-folder';
import {startAnvil} from './harness/anvil';
import {answerCall} from './harness/gateway-rpc';
import {pause} from './harness/node';
import {repository} from './harness/paths';
import {execute} from './harness/run';

/* Tests what the local networks and the stand-in for Hardhat do when something fails, and on other systems. */

const CHAIN_ID = networks.testnet.chainId.value;

describe('a local node', () => {
  test('is not started from an ANVIL_BIN that does not exist', async () => {
    vi.stubEnv('ANVIL_BIN', '/no/such/anvil');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startAnvil(CHAIN_ID)).rejects.toThrow('ANVIL_BIN=/no/such/anvil does not exist');
  });

  test('that ends at the start is not called again', async () => {
    vi.stubEnv('ANVIL_BIN', process.execPath); // rejects the flags of anvil
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startAnvil(CHAIN_ID)).rejects.toThrow('anvil ended with code 9');
    const fetch = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetch.mockRestore());
    await pause(200);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('leaves no listener once it is stopped', async () => {
    const before = process.listenerCount('exit');
    const node = await startAnvil(CHAIN_ID);
    expect(process.listenerCount('exit')).toBe(before + 1);
    node.stop();
    expect(process.listenerCount('exit')).toBe(before);
  });
});

test('a transaction that is mined late and that the node rejects leaves no unhandled rejection', async () => {
  vi.useFakeTimers({toFake: ['setTimeout']});
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => {
    process.off('unhandledRejection', unhandled);
    vi.useRealTimers();
  });
  const rpc = vi.fn(() => Promise.reject(new Error('nonce too low')));
  const raw = await Wallet.createRandom().signTransaction({
    chainId: CHAIN_ID,
    gasLimit: 100_000,
    gasPrice: 0,
  });
  const node = {url: '', rpc, stop: () => undefined};
  const context = {node, chainId: CHAIN_ID, writable: true, late: true, loses: () => false};
  await answerCall(context, {method: 'eth_sendRawTransaction', params: [raw]});
  await vi.runAllTimersAsync();
  await new Promise((resolve) => setImmediate(resolve));
  expect(rpc).toHaveBeenCalledWith('eth_sendRawTransaction', [raw]);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([
  ['linux', '.cache', 'linux-amd64'],
  ['darwin', 'Library/Caches', 'macosx-amd64'],
])("Hardhat's cache has the lists of compilers that it reads on %s", async (platform, caches, native) => {
  const home = temporaryFolder();
  const system = path.join(home, 'system.cjs');
  writeFileSync(
    system,
    `Object.defineProperty(process, 'platform', {value: '${platform}'});\nrequire('node:os').platform = () => '${platform}';\n`,
  );
  const program = path.join(repository, 'tests/samples/harness/hardhat-compiler.cjs');
  const env = {PATH: process.env.PATH, HOME: home, SAMPLES_REPOSITORY: repository};
  const {code, stderr} = await execute(process.execPath, ['--require', system, program], {cwd: home, env});
  expect(code, stderr).toBe(0);
  const cache = path.join(home, caches, 'hardhat-nodejs/compilers-v2');
  for (const file of [
    `${native}/list.json`,
    `${native}/solc.does.not.work`,
    'wasm/list.json',
    'wasm/soljson.js',
  ])
    expect(existsSync(path.join(cache, file)), file).toBe(true);
});
