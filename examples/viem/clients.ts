// #region clients
import {createPublicClient, createWalletClient, type Hex, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {testnet} from './chains.js';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

const [origin] = testnet.rpcUrls.default.http;
const transport = http(`${origin}/zgt/${STABILITY_API_KEY}`);

export const account = privateKeyToAccount(PRIVATE_KEY as Hex);
export const publicClient = createPublicClient({chain: testnet, transport});
export const walletClient = createWalletClient({account, chain: testnet, transport});

/** The fee fields of every free transaction. */
export const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n} as const;
// #endregion clients
