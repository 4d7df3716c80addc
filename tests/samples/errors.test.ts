/* Tests the error reference: the page has exactly the messages that are produced here. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {versions} from '../../src/data/versions';
import {temporaryFolder} from '../temporary-folder';
import {compileSolidity} from './harness/compiler';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {repository} from './harness/paths';
import {
  DEAD,
  execute,
  LOCAL_NODE,
  openSandbox,
  type Run,
  sampleEnvironment,
  type Sandbox,
} from './harness/run';

const {rpcUrl, chainId} = networks.testnet;

/**
 * Programs that fail: JavaScript that runs beside the samples of its library, after the first lines. Each follows the message that
 * it prints.
 */
const PROGRAMS = {
  ethers: `
import {BrowserProvider, Contract, FetchRequest, getAddress, JsonRpcProvider, Wallet} from 'ethers';
import {connect, zeroFees} from './provider.js';
const load = () => import('./wallet.js');
const [, token] = process.argv.slice(2);
const FEE_TOKEN = '0x0000000000000000000000000000000000000803';
const TRANSFER = ['function transfer(address to, uint256 amount) returns (bool)'];
### user rejected action
const request = () => Promise.reject({code: 4001, message: 'canceled'});
await new BrowserProvider({request}).getSigner();
### Set STABILITY_API_KEY and PRIVATE_KEY.
await load();
### PRIVATE_KEY must be 0x and 64 hexadecimal digits.
await load();
### invalid private key
new Wallet('0x1234');
### bad address checksum
getAddress('0xadf4a1165737b406aD510045d4562BE30C14C276');
### connect ECONNREFUSED
await new JsonRpcProvider('${DEAD}', 1, {staticNetwork: true}).getBlockNumber();
### JsonRpcProvider failed to detect network and cannot start up
setTimeout(() => process.exit(1), 300);
await new JsonRpcProvider('${DEAD}').getBlockNumber();
### insufficient funds for intrinsic transaction cost
const wallet = Wallet.createRandom(new JsonRpcProvider('${LOCAL_NODE}'));
await wallet.sendTransaction({to: wallet.address});
### max fee per gas less than block base fee
const provider = new JsonRpcProvider('${LOCAL_NODE}');
const {address, privateKey} = Wallet.createRandom();
const setBaseFee = (fee) => provider.send('anvil_setNextBlockBaseFeePerGas', [fee]);
await setBaseFee('0x1');
try {
  await new Wallet(privateKey, provider).sendTransaction({to: address, gasLimit: 100000, ...zeroFees});
} finally {
  await setBaseFee('0x0');
}
### eip-1559 transaction do not support gasPrice
const {wallet} = await load();
await wallet.sendTransaction({to: wallet.address, gasPrice: 0n, gasLimit: 100000, ...zeroFees});
### both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
const {wallet} = await load();
await wallet.sendTransaction({to: wallet.address, data: '0x01', gasPrice: 0n, ...zeroFees});
### nonce has already been used
const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait();
await wallet.sendTransaction({to: wallet.address, nonce: 0, ...zeroFees});
### already known
const {wallet} = await load();
const raw = await wallet.signTransaction(await wallet.populateTransaction({to: wallet.address, ...zeroFees}));
for (let sent = 0; sent < 2; sent += 1) await wallet.provider.broadcastTransaction(raw);
### intrinsic gas too low
const {wallet} = await load();
await wallet.sendTransaction({to: wallet.address, data: '0x01', gasLimit: 100, ...zeroFees});
### out of gas
await connect('testnet').call({to: FEE_TOKEN, data: '0x15cce224' + '0'.repeat(64), gasLimit: 21500});
### invalid chain id
const {wallet} = await load();
const {address, provider} = wallet;
const raw = await wallet.signTransaction({to: address, chainId: 1, nonce: 0, gasLimit: 100000, ...zeroFees});
await provider.broadcastTransaction(raw);
### decode transaction failed
const {wallet} = await load();
const authorizationList = [await wallet.authorize({address: FEE_TOKEN, chainId: ${chainId.value}, nonce: 1})];
await wallet.sendTransaction({type: 4, to: wallet.address, authorizationList, gasLimit: 100000, ...zeroFees});
### replacement fee too low
const {wallet} = await load();
const nonce = await wallet.getNonce('latest');
for (const data of ['0x01', '0x02']) await wallet.sendTransaction({to: wallet.address, data, nonce, ...zeroFees});
### wait for transaction timeout
const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait(1, 100);
### transaction execution reverted
const {wallet} = await load();
const possum = new Contract(token, TRANSFER, wallet);
await (await possum.transfer(wallet.address, 10n ** 30n, {gasLimit: 100000, ...zeroFees})).wait();
### execution reverted: "UserFeeTokenController: zero address is invalid"
const {wallet} = await load();
const feeToken = new Contract(FEE_TOKEN, ['function setFeeToken(address)'], wallet);
await feeToken.setFeeToken('0x' + '0'.repeat(40), zeroFees);
### execution reverted (no data present; likely require(false) occurred
const {wallet} = await load();
await wallet.sendTransaction({data: '0x60006000fd', ...zeroFees});
### execution reverted (unknown custom error)
const {wallet} = await load();
await new Contract(token, TRANSFER, wallet).transfer(wallet.address, 10n ** 30n, zeroFees);
### missing revert data
await (await load()).wallet.estimateGas({to: FEE_TOKEN, data: '0x01', nonce: 99});
### could not decode result data (value="0x"
const abi = ['function owner() view returns (address)'];
await new Contract('0x' + '12'.repeat(20), abi, connect('testnet')).owner();
### exceeded maximum retry limit
const request = new FetchRequest('${rpcUrl.value}');
request.setThrottleParams({maxAttempts: 2, slotInterval: 1});
await new JsonRpcProvider(request, ${chainId.value}, {staticNetwork: true}).getBlockNumber();
### Method not found
await connect('testnet').send('debug_traceTransaction', []);
### could not coalesce error
await connect('testnet').send('eth_blobBaseFee', []);
`,
  viem: `
import {createPublicClient, createWalletClient, custom, getAddress, http, parseAbi} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {testnet, zeroFees} from './chains.js';
const load = () => import('./clients.js');
const [, token] = process.argv.slice(2);
const FEE_TOKEN = '0x0000000000000000000000000000000000000803';
const poor = privateKeyToAccount(generatePrivateKey());
const clientOf = (url) =>
  createWalletClient({account: poor, chain: {...testnet, fees: undefined}, transport: http(url)});
const reader = createPublicClient({chain: testnet, transport: http(undefined, {retryCount: 0})});
const walletOf = (code) =>
  createWalletClient({transport: custom({request: () => Promise.reject({code, message: ''})}, {retryCount: 0})});
### User rejected the request.
await walletOf(4001).requestAddresses();
### An error occurred when attempting to switch chain.
await walletOf(4902).switchChain(testnet);
### An internal error was received.
await walletOf(-32603).requestAddresses();
### invalid private key, expected hex or 32 bytes, got string
await load();
### fetch failed
await createPublicClient({transport: http('${DEAD}', {retryCount: 0})}).getBlockNumber();
### The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.
await clientOf('${LOCAL_NODE}').sendTransaction({to: poor.address});
### gas required exceeds allowance
const keyed = '${rpcUrl.value}/zgt/' + process.env.STABILITY_API_KEY;
await clientOf(keyed).sendTransaction({to: poor.address, data: '0x01'});
### Nonce provided for the transaction is lower than the current nonce of the account.
const {account, walletClient} = await load();
await walletClient.sendTransaction({to: account.address, ...zeroFees});
await walletClient.sendTransaction({to: account.address, nonce: 0, ...zeroFees});
### replacement transaction underpriced
const {account, publicClient, walletClient} = await load();
const nonce = await publicClient.getTransactionCount({address: account.address});
for (const data of ['0x01', '0x02']) await walletClient.sendTransaction({to: account.address, data, nonce, ...zeroFees});
### execution fatal: Module(ModuleError
await reader.estimateGas({account: poor, to: FEE_TOKEN, data: '0x01', nonce: 99});
### evm error: InvalidCode
await reader.estimateGas({account: poor, data: '0x6000600060005e'});
### evm error: CreateContractLimit
await reader.estimateGas({account: poor, data: '0x620060016000f3'});
### Timed out while waiting for transaction with hash
await reader.waitForTransactionReceipt({hash: '0x' + '12'.repeat(32), timeout: 100});
### reverted with the following reason:
const abi = parseAbi(['function setFeeToken(address)']);
const args = ['0x' + '0'.repeat(40)];
await reader.simulateContract({address: FEE_TOKEN, abi, functionName: 'setFeeToken', args});
### reverted with the following signature:
const abi = parseAbi(['function transfer(address to, uint256 amount) returns (bool)']);
const args = [poor.address, 10n ** 30n];
await reader.simulateContract({account: poor, address: token, abi, functionName: 'transfer', args});
### returned no data ("0x").
const abi = parseAbi(['function owner() view returns (address)']);
await reader.readContract({address: '0x' + '12'.repeat(20), abi, functionName: 'owner'});
### Status: 429
await reader.getBlockNumber();
### The method "eth_blobBaseFee" does not exist / is not available.
await reader.getBlobBaseFee();
`,
};

/** How the network or the environment is otherwise than usual, by message. */
const CONDITIONS: Readonly<
  Record<
    string,
    {
      readonly refusals?: number;
      readonly losses?: number;
      readonly blockTime?: number;
      readonly env?: NodeJS.ProcessEnv;
    }
  >
> = {
  'Set STABILITY_API_KEY and PRIVATE_KEY.': {env: {PRIVATE_KEY: undefined}},
  'PRIVATE_KEY must be 0x and 64 hexadecimal digits.': {env: {PRIVATE_KEY: `0x${'ab'.repeat(31)}a`}},
  'invalid private key, expected hex or 32 bytes, got string': {env: {PRIVATE_KEY: 'ab'.repeat(32)}},
  'wait for transaction timeout': {losses: 1},
  'already known': {blockTime: 10},
  'replacement fee too low': {blockTime: 10},
  'replacement transaction underpriced': {blockTime: 10},
  'exceeded maximum retry limit': {refusals: 2},
  'Status: 429': {refusals: 1},
};

const failing = (['ethers', 'viem'] as const).flatMap((library) => {
  const [start = '', ...parts] = PROGRAMS[library].split('### ');
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return {library, message: part.slice(0, end), program: start + part.slice(end)};
  });
});

function failed({code, stdout, stderr}: Run): string {
  expect(code).not.toBe(0);
  return stdout + stderr;
}

const errorsOf = (pragma: string, statement = ''): string =>
  compileSolidity(
    'A.sol',
    `// SPDX-License-Identifier: MIT\npragma solidity ${pragma};\ncontract A { constructor() { ${statement} } }\n`,
  ).errors.join('\n');

const TOOLS: Readonly<Record<string, () => string | Promise<string>>> = {
  'Top-level await is currently not supported with the "cjs" output format': async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'package.json'), '{}');
    writeFileSync(path.join(cwd, 'program.ts'), 'await Promise.resolve();\nexport {};\n');
    const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
    return failed(await execute(process.execPath, [tsx, 'program.ts'], {cwd, env: {PATH: process.env.PATH}}));
  },
  '.env: not found': async () =>
    failed(await execute(process.execPath, ['--env-file=.env', 'a.js'], {cwd: temporaryFolder(), env: {}})),
  'Function "mcopy" not found': () => errorsOf(versions.npm.solc.value, 'assembly { mcopy(0, 0, 32) }'),
  'Stack too deep.': () => {
    const names = Array.from({length: 17}, (_, index) => `v${index}`);
    return errorsOf(
      versions.npm.solc.value,
      `${names.map((name) => `uint256 ${name};`).join(' ')} v0 += v16;`,
    );
  },
  'Source file requires different compiler version': () => errorsOf(`^${versions.solidityTooNew.value}`),
};

/** Texts of wallets, which no library prints. */
const OF_WALLETS = ['Internal JSON-RPC error.'];

/** The messages that the page prints in bold, in page order, and the constant that ethers has for some. */
function messagesOfPage(): ReadonlyMap<string, string | undefined> {
  const page = readFileSync(path.join(repository, 'docs/developers/public_rpc.mdx'), 'utf8');
  const [, section = ''] = /\n## Errors (.*?)\n### Decode a revert /s.exec(page) ?? [];
  const status = String(limits.tooManyRequestsStatus.value);
  // Texts of the data are those of the source code.
  const rows = section
    .replaceAll('{{limits.tooManyRequestsStatus}}', status)
    .matchAll(/\*\*`((?!\{\{).+?)`\*\*(?: \(ethers, `(\w+)`)?/g);
  return new Map(Array.from(rows, ([, message, constant]) => [message, constant]));
}

const shown = messagesOfPage();

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

test('the page lists these messages, and no others', () => {
  const produced = failing.map(({message}) => message);
  expect(shown.size).toBeGreaterThan(20);
  expect([...shown.keys()].sort()).toEqual([...produced, ...Object.keys(TOOLS), ...OF_WALLETS].sort());
});

test.each(failing)('$library prints: $message', async ({library, message, program}) => {
  const {gateway, token} = fixture.testnet;
  const {refusals = 0, losses = 0, blockTime = 0, env} = CONDITIONS[message] ?? {};
  const cwd = path.join(sandbox.folder, library);
  writeFileSync(path.join(cwd, 'fails.js'), program);
  gateway.nextMinute();
  await gateway.mineEvery(blockTime);
  onTestFinished(() => gateway.mineEvery(0));
  gateway.refuseNext(refusals);
  gateway.loseNext(losses);
  const common = sampleEnvironment(fixture);
  const origins = {...(JSON.parse(common.SAMPLES_ORIGINS ?? '{}') as object), [DEAD]: DEAD};
  const options = {cwd, env: {...common, SAMPLES_ORIGINS: JSON.stringify(origins), ...env}};
  const printed = failed(await execute(process.execPath, ['fails.js', 'testnet', token], options));
  expect(printed).toContain(message);
  expect(printed).toContain(shown.get(message) ?? '');
  expect(printed, 'the private key').not.toContain('abababab');
});

test.each(Object.entries(TOOLS))('a tool prints: %s', async (message, produce) => {
  expect(await produce()).toContain(message);
});
