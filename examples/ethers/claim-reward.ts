// #region claim
import {Contract} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// Arguments: testnet or gtn, your contract, and one fee token.
const [, address, token] = process.argv.slice(2);
if (!token) throw new Error('Usage: claim-reward.ts NETWORK CONTRACT TOKEN');
const contract = new Contract(address, ['function claimReward(address token)'], wallet);
const vault = new Contract(
  '0x0000000000000000000000000000000000000807',
  ['function getClaimableReward(address dapp, address token) view returns (uint256)'],
  wallet,
);

const reward: bigint = await vault.getClaimableReward(address, token);
if (reward === 0n) throw new Error('Nothing to claim in this token.');
const transaction = await contract.claimReward(token, zeroFees);
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Claimed ${reward} smallest units in block ${receipt.blockNumber}`);
// #endregion claim
