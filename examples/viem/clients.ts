// #region clients
import {createPublicClient, createWalletClient, type Hex, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {gtn, testnet} from './chains.js';

export {zeroFees} from './chains.js';

const {STABILITY_API_KEY, STABILITY_NETWORK, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

/** Testnet, or GTN when STABILITY_NETWORK says so. */
const chain = STABILITY_NETWORK === 'gtn' ? gtn : testnet;
const [origin] = chain.rpcUrls.default.http;
const transport = http(`${origin}/zgt/${STABILITY_API_KEY}`);

export const account = privateKeyToAccount(PRIVATE_KEY as Hex);
export const publicClient = createPublicClient({chain, transport});
export const walletClient = createWalletClient({account, chain, transport});
// #endregion clients
