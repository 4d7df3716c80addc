// #region claim
import {getAddress, getContract, parseAbi} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

// The contract that earned, and one fee token.
const [dapp, token] = process.argv.slice(2).map((address) => getAddress(address));
if (!dapp || !token) throw new Error('Give the address of the contract and of the token.');

const vault = getContract({
  address: '0x0000000000000000000000000000000000000807',
  abi: parseAbi([
    'function canClaimReward(address claimant, address holder) view returns (bool)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function claimReward(address dapp, address token)',
  ]),
  client: {public: publicClient, wallet: walletClient},
});

const reward = await vault.read.getClaimableReward([dapp, token]);
const allowed = await vault.read.canClaimReward([account.address, dapp]);
console.log(`Claimable: ${reward} units, allowed: ${allowed}`);
if (allowed && reward > 0n) {
  const hash = await vault.write.claimReward([dapp, token], zeroFees);
  const receipt = await publicClient.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  console.log(`Claimed in block ${receipt.blockNumber}`);
}
// #endregion claim
