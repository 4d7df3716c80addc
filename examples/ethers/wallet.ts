// #region wallet
import {Wallet} from 'ethers';
import {connect} from './provider.js';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

export const wallet = new Wallet(PRIVATE_KEY, connect('testnet', STABILITY_API_KEY));
// #endregion wallet
