import {Interface, Wallet} from 'ethers';
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
  console.log('nodata call', JSON.stringify(await ask('eth_call', {from: S, to: S, value: '0x5'}, 'latest')));
  await fixture.testnet.node.rpc('anvil_setCode', [`0x${'12'.repeat(20)}`, '0x60006000fd']);
  console.log('nodata estimate to contract', JSON.stringify(await ask('eth_estimateGas', {from: S, to: `0x${'12'.repeat(20)}`, value: '0x5'})));
  // gas dependent revert: GAS > 200000 ? stop : revert
  await fixture.testnet.node.rpc('anvil_setCode', [`0x${'13'.repeat(20)}`, '0x5a62030d401060105760006000fd5b00'.replace('6010','600d')]);
  for (const gas of ['0x186a0', undefined]) console.log('gas', gas, JSON.stringify(await ask('eth_estimateGas', {from: S, to: `0x${'13'.repeat(20)}`, data: '0x01', gas})));
  console.log('prio>max', JSON.stringify(await ask('eth_call', {from: S, to: S, data: '0x01', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x1'})));
  console.log('value, data, fee', JSON.stringify(await ask('eth_estimateGas', {from: S, to: S, data: '0x01', value: '0x5', gasPrice: '0x1'})));
  console.log('hash tx pending', JSON.stringify(await ask('eth_getTransactionCount', S, 'pending')));
});
test('counts', async () => {
  for (const f of ['ethers/send-many.ts', 'viem/send-many.ts', 'ethers/write-contract.ts', 'viem/write-contract.ts','ethers/send-zero-fee.ts','viem/send-zero-fee.ts', 'ethers/first-send.ts', 'viem/first-send.ts', 'viem/replace.ts']) {
    await fixture.testnet.gateway.mineEvery(2);
    const out = await sandbox.run(fixture, f, f.includes('first') ? [] : ['testnet']).catch((e: unknown) => String(e));
    console.log(f, fixture.testnet.gateway.calls.length, fixture.gtn.gateway.calls.length, out.slice(0, 200));
    await fixture.testnet.gateway.mineEvery(0);
  }
});
test('twice', async () => {
  for (const f of ['ethers/take-a-payment.ts','ethers/set-fee-token.ts','viem/decode-error.ts']) {
    const args = f.includes('pay') ? [] : ['testnet', fixture.testnet.token];
    if (f.includes('pay')) await sandbox.run(fixture, 'solidity/compile-shop.sh').catch((e)=>console.log('compile', String(e).slice(0,300)));
    for (let i = 0; i < 2; i++) console.log(f, i, (await sandbox.run(fixture, f, args).catch((e: unknown) => String(e))).slice(0, 400));
  }
});
