// #region claim
import {Contract, getAddress} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// The contract that earned, and one fee token.
const [dapp, token] = process.argv.slice(2).map(getAddress);
if (!dapp || !token) throw new Error('Give the address of the contract and of the token.');

const vault = new Contract(
  '0x0000000000000000000000000000000000000807',
  [
    'function canClaimReward(address claimant, address holder) view returns (bool)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function claimReward(address dapp, address token)',
  ],
  wallet,
);

const reward: bigint = await vault.getClaimableReward(dapp, token);
const allowed: boolean = await vault.canClaimReward(wallet.address, dapp);
console.log(`Claimable: ${reward} units, allowed: ${allowed}`);
if (allowed && reward > 0n) {
  const transaction = await vault.claimReward(dapp, token, zeroFees);
  const receipt = await transaction.wait(); // throws when the transaction reverts
  console.log(`Claimed in block ${receipt.blockNumber}`);
}
// #endregion claim
