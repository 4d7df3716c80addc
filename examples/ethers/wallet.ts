// #region wallet
import {Wallet} from 'ethers';
import {connect} from './provider.js';

const [network = 'testnet'] = process.argv.slice(2);
const {STABILITY_API_KEY = '', STABILITY_RPC_URL, PRIVATE_KEY = ''} = process.env;
const secrets = STABILITY_RPC_URL ? [PRIVATE_KEY] : [PRIVATE_KEY, STABILITY_API_KEY];
if (secrets.some((secret) => !secret || secret.startsWith('YOUR_')))
  throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY. Pass --env-file, and edit that file.');
// In an error of its own, ethers would print the key.
if (!/^(0x)?[0-9a-f]{64}$/i.test(PRIVATE_KEY))
  throw new Error('PRIVATE_KEY must be 0x and 64 hexadecimal digits.');

/** Signs and sends on Testnet, or on GTN if the program's first argument is gtn. */
export const wallet = new Wallet(PRIVATE_KEY, connect(network, STABILITY_API_KEY));

console.log(`Network: ${network}${STABILITY_RPC_URL ? ' at STABILITY_RPC_URL' : ''}`);
// #endregion wallet
