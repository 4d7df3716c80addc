// #region clients
import {createPublicClient, createWalletClient, type Hex, http, type HttpTransportConfig} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {chainOf} from './chains.js';

export {zeroFees} from './chains.js';

const [network = 'testnet'] = process.argv.slice(2);
const {STABILITY_API_KEY = '', STABILITY_RPC_URL, PRIVATE_KEY = ''} = process.env;
const secrets = STABILITY_RPC_URL ? [PRIVATE_KEY] : [PRIVATE_KEY, STABILITY_API_KEY];
if (secrets.some((secret) => !secret || secret.startsWith('YOUR_')))
  throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY. Pass --env-file, and edit that file.');

/** Testnet, or GTN if the first argument of the program is gtn. */
export const chain = chainOf(network);
const [origin] = chain.rpcUrls.default.http;
// The portal shows the key as the end of a URL.
const key = STABILITY_API_KEY.split('/').filter(Boolean).at(-1);
const url = STABILITY_RPC_URL || `${origin}/zgt/${key}`;

/**
 * Sends to the keyed RPC URL.
 * Errors print the URL of a transport, so it is without the key.
 */
export const transport = (options: HttpTransportConfig = {}) =>
  http(new URL(url).origin, {
    ...options,
    onFetchRequest: (_, request) => ({...request, url}),
    onFetchResponse: ({status}) => {
      if (status === 429) console.warn('Too many requests: waiting');
    },
  });

console.log(`Network: ${network}${STABILITY_RPC_URL ? ' at STABILITY_RPC_URL' : ''}`);

export const account = privateKeyToAccount(PRIVATE_KEY as Hex);
export const publicClient = createPublicClient({chain, transport: transport()});
export const walletClient = createWalletClient({account, chain, transport: transport()});
// #endregion clients
