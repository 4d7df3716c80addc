// #region claim
import {getAddress, parseAbi} from 'viem';
import {publicClient, walletClient, zeroFees} from './clients.js';

// Arguments: testnet or gtn, your contract, and one fee token.
const [contract, token] = process.argv.slice(3).map((address) => getAddress(address));
if (!token) throw new Error('Usage: claim-reward.ts NETWORK CONTRACT TOKEN');

const hash = await walletClient.writeContract({
  address: contract,
  abi: parseAbi(['function claimReward(address token)']),
  functionName: 'claimReward',
  args: [token],
  ...zeroFees,
});
const {blockNumber, status} = await publicClient.waitForTransactionReceipt({hash});
if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Claimed in block ${blockNumber}`);
// #endregion claim
