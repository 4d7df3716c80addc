// #region claim
import {Contract} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// Arguments: testnet or gtn, your contract, and one fee token.
const [, address, token] = process.argv.slice(2);
if (!token) throw new Error('Usage: claim-reward.ts NETWORK CONTRACT TOKEN');
const contract = new Contract(address, ['function claimReward(address token)'], wallet);

const transaction = await contract.claimReward(token, zeroFees);
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Claimed in block ${receipt.blockNumber}`);
// #endregion claim
