/* Programs that fail, to produce the messages of the error reference. */
import {networks} from '../../src/data/networks';

/** An origin where nothing listens. */
export const DEAD = 'http://127.0.0.1:9';

const POSSUM = "['function transfer(address to, uint256 amount) returns (bool)']";

/** A program that ends with an error: JavaScript that runs beside the samples of its library. */
export interface Failing {
  readonly message: string;
  readonly program: string;
  /** Number of requests that the gateway rejects with 429. */
  readonly refusals?: number;
  /** Number of sent transactions that the gateway loses. */
  readonly losses?: number;
  readonly env?: NodeJS.ProcessEnv;
}

type Library = 'ethers' | 'viem';

/** First lines of each program. */
export const START: Readonly<Record<Library, string>> = {
  ethers: `
import {Contract, FetchRequest, getAddress, JsonRpcProvider, Wallet} from 'ethers';
import {connect, zeroFees} from './provider.js';
const load = () => import('./wallet.js');
const [token] = process.argv.slice(2);
`,
  viem: `
import {createPublicClient, createWalletClient, getAddress, http, parseAbi} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {testnet, zeroFees} from './chains.js';
const load = () => import('./clients.js');
const [token] = process.argv.slice(2);
`,
};

/** A program for each library message in the error reference. */
export const FAILING: Readonly<Record<Library, readonly Failing[]>> = {
  ethers: [
    {
      message: 'Set STABILITY_API_KEY and PRIVATE_KEY.',
      program: 'await load();',
      env: {PRIVATE_KEY: undefined},
    },
    {message: 'invalid private key', program: "new Wallet('0x1234');"},
    {
      message: 'bad address checksum',
      program: "getAddress('0xadf4a1165737b406aD510045d4562BE30C14C276');",
    },
    {
      message: 'connect ECONNREFUSED',
      program: `await new JsonRpcProvider('${DEAD}', 1, {staticNetwork: true}).getBlockNumber();`,
    },
    {
      message: 'JsonRpcProvider failed to detect network and cannot start up',
      program: `setTimeout(() => process.exit(1), 300); await new JsonRpcProvider('${DEAD}').getBlockNumber();`,
    },
    {
      message: 'insufficient funds for intrinsic transaction cost',
      program: `const wallet = Wallet.createRandom(new JsonRpcProvider('http://127.0.0.1:8545'));
await wallet.sendTransaction({to: wallet.address});`,
    },
    {
      message: 'eip-1559 transaction do not support gasPrice',
      program: `const {wallet} = await load();
await wallet.sendTransaction({to: wallet.address, gasPrice: 0n, ...zeroFees});`,
    },
    {
      message: 'nonce has already been used',
      program: `const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait();
await wallet.sendTransaction({to: wallet.address, nonce: 0, ...zeroFees});`,
    },
    {
      message: 'wait for transaction timeout',
      program: `const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait(1, 100);`,
      losses: 1,
    },
    {
      message: 'transaction execution reverted',
      program: `const {wallet} = await load();
const possum = new Contract(token, ${POSSUM}, wallet);
await (await possum.transfer(wallet.address, 10n ** 30n, {gasLimit: 100000, ...zeroFees})).wait();`,
    },
    {
      message: 'execution reverted: "UserFeeTokenController: zero address is invalid"',
      program: `const {wallet} = await load();
const feeToken = new Contract('0x0000000000000000000000000000000000000803', ['function setFeeToken(address)'], wallet);
await feeToken.setFeeToken('0x' + '0'.repeat(40), zeroFees);`,
    },
    {
      message: 'execution reverted (unknown custom error)',
      program: `const {wallet} = await load();
await new Contract(token, ${POSSUM}, wallet).transfer(wallet.address, 10n ** 30n, zeroFees);`,
    },
    {
      message: 'could not decode result data (value="0x"',
      program: `await new Contract('0x' + '12'.repeat(20), ['function owner() view returns (address)'], connect('testnet')).owner();`,
    },
    {
      message: 'exceeded maximum retry limit',
      refusals: 2,
      program: `const request = new FetchRequest('${networks.testnet.rpcUrl.value}');
request.setThrottleParams({maxAttempts: 2, slotInterval: 1});
await new JsonRpcProvider(request, ${networks.testnet.chainId.value}, {staticNetwork: true}).getBlockNumber();`,
    },
    {
      message: 'could not coalesce error',
      program: `await connect('testnet').send('eth_blobBaseFee', []);`,
    },
  ],
  viem: [
    {
      message: 'invalid private key, expected hex or 32 bytes, got string',
      program: 'await load();',
      env: {PRIVATE_KEY: 'ab'.repeat(32)},
    },
    {
      message: 'fetch failed',
      program: `await createPublicClient({transport: http('${DEAD}', {retryCount: 0})}).getBlockNumber();`,
    },
    {
      message:
        'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
      program: `const account = privateKeyToAccount(generatePrivateKey());
const client = createWalletClient({account, chain: {...testnet, fees: undefined}, transport: http('http://127.0.0.1:8545')});
await client.sendTransaction({to: account.address});`,
    },
    {
      message: 'gas required exceeds allowance',
      program: `const account = privateKeyToAccount(generatePrivateKey());
const transport = http('https://rpc.testnet.stabilityprotocol.com/zgt/' + process.env.STABILITY_API_KEY);
const client = createWalletClient({account, chain: {...testnet, fees: undefined}, transport});
await client.sendTransaction({to: account.address, data: '0x01'});`,
    },
    {
      message: 'Nonce provided for the transaction is lower than the current nonce of the account.',
      program: `const {account, walletClient} = await load();
await walletClient.sendTransaction({to: account.address, ...zeroFees});
await walletClient.sendTransaction({to: account.address, nonce: 0, ...zeroFees});`,
    },
    {
      message: 'Timed out while waiting for transaction with hash',
      program: `const {publicClient} = await load();
await publicClient.waitForTransactionReceipt({hash: '0x' + '12'.repeat(32), timeout: 100});`,
    },
    {
      message: 'reverted with the following reason:',
      program: `const {account, publicClient} = await load();
await publicClient.simulateContract({account, address: '0x0000000000000000000000000000000000000803', abi: parseAbi(['function setFeeToken(address)']), functionName: 'setFeeToken', args: ['0x' + '0'.repeat(40)]});`,
    },
    {
      message: 'reverted with the following signature:',
      program: `const {account, publicClient} = await load();
await publicClient.simulateContract({account, address: token, abi: parseAbi(${POSSUM}), functionName: 'transfer', args: [account.address, 10n ** 30n]});`,
    },
    {
      message: 'returned no data ("0x").',
      program: `const client = createPublicClient({chain: testnet, transport: http()});
await client.readContract({address: '0x' + '12'.repeat(20), abi: parseAbi(['function owner() view returns (address)']), functionName: 'owner'});`,
    },
    {
      message: 'Status: 429',
      refusals: 1,
      program: `await createPublicClient({chain: testnet, transport: http(undefined, {retryCount: 0})}).getBlockNumber();`,
    },
    {
      message: 'The method "eth_blobBaseFee" does not exist / is not available.',
      program: `await createPublicClient({chain: testnet, transport: http()}).getBlobBaseFee();`,
    },
  ],
};
