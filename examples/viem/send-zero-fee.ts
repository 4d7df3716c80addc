import {stringToHex} from 'viem';
import {account, publicClient, walletClient} from './clients.js';

// #region send
const hash = await walletClient.sendTransaction({
  to: account.address,
  data: stringToHex('Hello, Stability!'),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await publicClient.waitForTransactionReceipt({hash});
console.log(`Status ${receipt.status}, block ${receipt.blockNumber}`);
// #endregion send
