// #region wait
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const hash = await walletClient.sendTransaction({to: account.address, data: '0x01', ...zeroFees});
const receipt = await publicClient.waitForTransactionReceipt({hash, timeout: 60_000});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`In block ${receipt.blockNumber}`);
// #endregion wait
