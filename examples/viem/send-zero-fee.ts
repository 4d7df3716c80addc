// #region send
import {stringToHex} from 'viem';
import {account, publicClient, walletClient} from './clients.js';

const hash = await walletClient.sendTransaction({
  to: account.address,
  data: stringToHex('Hello, Stability!'),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await publicClient.waitForTransactionReceipt({hash});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Sent in block ${receipt.blockNumber}`);
// #endregion send
