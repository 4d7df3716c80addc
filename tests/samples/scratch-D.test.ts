import {afterAll, beforeAll, test} from 'vitest';
import {call, NodeError} from './harness/anvil';
import {API_KEY} from './harness/api-key';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {openSandbox, type Sandbox} from './harness/run';
let fixture: NetworkFixture; let sandbox: Sandbox;
beforeAll(async () => {fixture = await startFixture(); sandbox = openSandbox();});
afterAll(async () => {await sandbox?.close(); fixture?.stop();});
const ask = (method: string, ...params: unknown[]) => call(`${fixture.testnet.gateway.url}/zgt/${API_KEY}`, method, params).catch((e: unknown) => e instanceof NodeError ? {code: e.code, message: e.message, data: e.data} : String(e));
const S = `0x${'34'.repeat(20)}`;
test('model', async () => {
  await fixture.testnet.node.rpc('anvil_setCode', [`0x${'13'.repeat(20)}`, '0x5a62030d4010600e5760006000fd5b00']);
  for (const gas of ['0x186a0', undefined]) console.log('gas', gas, JSON.stringify(await ask('eth_estimateGas', {from: S, to: `0x${'13'.repeat(20)}`, data: '0x01', gas})));
  console.log('nonce hash block', JSON.stringify(await ask('eth_call', {from: S, to: S, data: '0x', nonce: '0x0'}, 'latest')));
});
test('local', async () => {
  for (const f of ['ethers/first-send.ts', 'viem/first-send.ts', 'viem/read-both-networks.ts', 'ethers/read-both-networks.ts', 'ethers/send-zero-fee.ts', 'viem/wait.ts']) {
    const out = await sandbox.run(fixture, f, [], {STABILITY_RPC_URL: 'http://127.0.0.1:8545'}).catch((e: unknown) => String(e));
    console.log(f, 'gateway calls testnet', fixture.testnet.gateway.calls.length, 'gtn', fixture.gtn.gateway.calls.length, out.slice(0, 150));
  }
});
