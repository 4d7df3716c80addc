// #region claim
import {type Address, parseAbi} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const [dapp, token] = process.argv.slice(2) as Address[]; // the contract that earned, and one fee token
if (!dapp || !token) throw new Error('Give the address of the contract and of the token.');

const vault = {
  address: '0x0000000000000000000000000000000000000807',
  abi: parseAbi([
    'function canClaimReward(address claimant, address holder) view returns (bool)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function claimReward(address dapp, address token)',
  ]),
} as const;

const reward = await publicClient.readContract({
  ...vault,
  functionName: 'getClaimableReward',
  args: [dapp, token],
});
const allowed = await publicClient.readContract({
  ...vault,
  functionName: 'canClaimReward',
  args: [account.address, dapp],
});
console.log(`Claimable: ${reward} units, allowed: ${allowed}`);
if (allowed && reward > 0n) {
  const hash = await walletClient.writeContract({
    ...vault,
    functionName: 'claimReward',
    args: [dapp, token],
    ...zeroFees,
  });
  const receipt = await publicClient.waitForTransactionReceipt({hash});
  console.log(`Claimed, status ${receipt.status}`);
}
// #endregion claim
