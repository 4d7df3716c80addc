// #region clients
import {createPublicClient, createWalletClient, type Hex, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {chainOf} from './chains.js';

export {zeroFees} from './chains.js';

const {
  STABILITY_API_KEY = '',
  STABILITY_NETWORK: network = 'testnet',
  STABILITY_RPC_URL,
  PRIVATE_KEY = '',
} = process.env;
const secrets = STABILITY_RPC_URL ? [PRIVATE_KEY] : [PRIVATE_KEY, STABILITY_API_KEY];
if (secrets.some((secret) => !secret || secret.startsWith('YOUR_')))
  throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY. Pass --env-file, and edit that file.');

/** Testnet, or GTN when STABILITY_NETWORK says so. */
const chain = chainOf(network);
const [origin] = chain.rpcUrls.default.http;
const transport = http(STABILITY_RPC_URL || `${origin}/zgt/${STABILITY_API_KEY}`);

console.log(`Network: ${network}${STABILITY_RPC_URL ? ' at STABILITY_RPC_URL' : ''}`);

export const account = privateKeyToAccount(PRIVATE_KEY as Hex);
export const publicClient = createPublicClient({chain, transport});
export const walletClient = createWalletClient({account, chain, transport});
// #endregion clients
