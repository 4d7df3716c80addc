// #region wallet
import {Wallet} from 'ethers';
import {connect} from './provider.js';

const {STABILITY_API_KEY, STABILITY_NETWORK, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

const network = STABILITY_NETWORK === 'gtn' ? 'gtn' : 'testnet';

/** Signs and sends on Testnet, or on GTN when STABILITY_NETWORK says so. */
export const wallet = new Wallet(PRIVATE_KEY, connect(network, STABILITY_API_KEY));
// #endregion wallet
