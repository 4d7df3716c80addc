// #region wallet
import {Wallet} from 'ethers';
import {connect} from './provider.js';

const {
  STABILITY_API_KEY = '',
  STABILITY_NETWORK: network = 'testnet',
  STABILITY_RPC_URL,
  PRIVATE_KEY = '',
} = process.env;
if (network !== 'testnet' && network !== 'gtn')
  throw new Error(`STABILITY_NETWORK is "${network}". Set it to testnet or gtn.`);
const secrets = STABILITY_RPC_URL ? [PRIVATE_KEY] : [PRIVATE_KEY, STABILITY_API_KEY];
if (secrets.some((secret) => !secret || secret.startsWith('YOUR_')))
  throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY. Replace the values in .env that begin with YOUR_.');

console.log(`Network: ${network}${STABILITY_RPC_URL ? ' at STABILITY_RPC_URL' : ''}`);

/** Signs and sends on Testnet, or on GTN when STABILITY_NETWORK says so. */
export const wallet = new Wallet(PRIVATE_KEY, connect(network, STABILITY_API_KEY));
// #endregion wallet
