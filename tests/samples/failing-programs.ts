/* Programs that fail, to produce the messages of the error reference. */
import {networks} from '../../src/data/networks';

/** An origin where nothing listens. */
export const DEAD = 'http://127.0.0.1:9';

const POSSUM = "['function transfer(address to, uint256 amount) returns (bool)']";

/** A program that ends with an error: JavaScript that runs beside the samples of its library. */
export interface Failing {
  readonly message: string;
  readonly library: 'ethers' | 'viem';
  readonly program: string;
  /** Number of requests that the gateway rejects with 429. */
  readonly refusals?: number;
  /** Number of sent transactions that the gateway loses. */
  readonly losses?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** First lines of each program for ethers. */
export const ETHERS = `
import {Contract, FetchRequest, getAddress, JsonRpcProvider, Wallet} from 'ethers';
import {connect, zeroFees} from './provider.js';
const load = () => import('./wallet.js');
const [token] = process.argv.slice(2);
`;

/** First lines of each program for viem. */
export const VIEM = `
import {createPublicClient, createWalletClient, getAddress, http, parseAbi} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {testnet, zeroFees} from './chains.js';
const load = () => import('./clients.js');
const [token] = process.argv.slice(2);
`;

/** A program for each library message in the error reference. */
export const FAILING: readonly Failing[] = [
  {
    message: 'Set STABILITY_API_KEY and PRIVATE_KEY.',
    library: 'ethers',
    program: 'await load();',
    env: {PRIVATE_KEY: undefined},
  },
  {message: 'invalid private key', library: 'ethers', program: "new Wallet('0x1234');"},
  {
    message: 'invalid private key, expected hex or 32 bytes, got string',
    library: 'viem',
    program: 'await load();',
    env: {PRIVATE_KEY: 'ab'.repeat(32)},
  },
  {
    message: 'bad address checksum',
    library: 'ethers',
    program: "getAddress('0xadf4a1165737b406aD510045d4562BE30C14C276');",
  },
  {
    message: 'connect ECONNREFUSED',
    library: 'ethers',
    program: `await new JsonRpcProvider('${DEAD}', 1, {staticNetwork: true}).getBlockNumber();`,
  },
  {
    message: 'JsonRpcProvider failed to detect network and cannot start up',
    library: 'ethers',
    program: `setTimeout(() => process.exit(1), 300); await new JsonRpcProvider('${DEAD}').getBlockNumber();`,
  },
  {
    message: 'fetch failed',
    library: 'viem',
    program: `await createPublicClient({transport: http('${DEAD}', {retryCount: 0})}).getBlockNumber();`,
  },
  {
    message: 'insufficient funds for intrinsic transaction cost',
    library: 'ethers',
    program: `const wallet = Wallet.createRandom(new JsonRpcProvider('http://127.0.0.1:8545'));
await wallet.sendTransaction({to: wallet.address});`,
  },
  {
    message:
      'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
    library: 'viem',
    program: `const account = privateKeyToAccount(generatePrivateKey());
const client = createWalletClient({account, chain: {...testnet, fees: undefined}, transport: http('http://127.0.0.1:8545')});
await client.sendTransaction({to: account.address});`,
  },
  {
    message: 'gas required exceeds allowance',
    library: 'viem',
    program: `const account = privateKeyToAccount(generatePrivateKey());
const transport = http('https://rpc.testnet.stabilityprotocol.com/zgt/' + process.env.STABILITY_API_KEY);
const client = createWalletClient({account, chain: {...testnet, fees: undefined}, transport});
await client.sendTransaction({to: account.address, data: '0x01'});`,
  },
  {
    message: 'eip-1559 transaction do not support gasPrice',
    library: 'ethers',
    program: `const {wallet} = await load();
await wallet.sendTransaction({to: wallet.address, gasPrice: 0n, ...zeroFees});`,
  },
  {
    message: 'nonce has already been used',
    library: 'ethers',
    program: `const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait();
await wallet.sendTransaction({to: wallet.address, nonce: 0, ...zeroFees});`,
  },
  {
    message: 'Nonce provided for the transaction is lower than the current nonce of the account.',
    library: 'viem',
    program: `const {account, walletClient} = await load();
await walletClient.sendTransaction({to: account.address, ...zeroFees});
await walletClient.sendTransaction({to: account.address, nonce: 0, ...zeroFees});`,
  },
  {
    message: 'wait for transaction timeout',
    library: 'ethers',
    program: `const {wallet} = await load();
await (await wallet.sendTransaction({to: wallet.address, ...zeroFees})).wait(1, 100);`,
    losses: 1,
  },
  {
    message: 'Timed out while waiting for transaction with hash',
    library: 'viem',
    program: `const {publicClient} = await load();
await publicClient.waitForTransactionReceipt({hash: '0x' + '12'.repeat(32), timeout: 100});`,
  },
  {
    message: 'transaction execution reverted',
    library: 'ethers',
    program: `const {wallet} = await load();
const possum = new Contract(token, ${POSSUM}, wallet);
await (await possum.transfer(wallet.address, 10n ** 30n, {gasLimit: 100000, ...zeroFees})).wait();`,
  },
  {
    message: 'execution reverted: "UserFeeTokenController: zero address is invalid"',
    library: 'ethers',
    program: `const {wallet} = await load();
const feeToken = new Contract('0x0000000000000000000000000000000000000803', ['function setFeeToken(address)'], wallet);
await feeToken.setFeeToken('0x' + '0'.repeat(40), zeroFees);`,
  },
  {
    message: 'reverted with the following reason:',
    library: 'viem',
    program: `const {account, publicClient} = await load();
await publicClient.simulateContract({account, address: '0x0000000000000000000000000000000000000803', abi: parseAbi(['function setFeeToken(address)']), functionName: 'setFeeToken', args: ['0x' + '0'.repeat(40)]});`,
  },
  {
    message: 'execution reverted (unknown custom error)',
    library: 'ethers',
    program: `const {wallet} = await load();
await new Contract(token, ${POSSUM}, wallet).transfer(wallet.address, 10n ** 30n, zeroFees);`,
  },
  {
    message: 'reverted with the following signature:',
    library: 'viem',
    program: `const {account, publicClient} = await load();
await publicClient.simulateContract({account, address: token, abi: parseAbi(${POSSUM}), functionName: 'transfer', args: [account.address, 10n ** 30n]});`,
  },
  {
    message: 'could not decode result data (value="0x"',
    library: 'ethers',
    program: `await new Contract('0x' + '12'.repeat(20), ['function owner() view returns (address)'], connect('testnet')).owner();`,
  },
  {
    message: 'returned no data ("0x").',
    library: 'viem',
    program: `const client = createPublicClient({chain: testnet, transport: http()});
await client.readContract({address: '0x' + '12'.repeat(20), abi: parseAbi(['function owner() view returns (address)']), functionName: 'owner'});`,
  },
  {
    message: 'exceeded maximum retry limit',
    library: 'ethers',
    refusals: 2,
    program: `const request = new FetchRequest('${networks.testnet.rpcUrl.value}');
request.setThrottleParams({maxAttempts: 2, slotInterval: 1});
await new JsonRpcProvider(request, ${networks.testnet.chainId.value}, {staticNetwork: true}).getBlockNumber();`,
  },
  {
    message: 'Status: 429',
    library: 'viem',
    refusals: 1,
    program: `await createPublicClient({chain: testnet, transport: http(undefined, {retryCount: 0})}).getBlockNumber();`,
  },
  {
    message: 'could not coalesce error',
    library: 'ethers',
    program: `await connect('testnet').send('eth_blobBaseFee', []);`,
  },
  {
    message: 'The method "eth_blobBaseFee" does not exist / is not available.',
    library: 'viem',
    program: `await createPublicClient({chain: testnet, transport: http()}).getBlobBaseFee();`,
  },
];
