// #region write
import {parseAbi, toHex} from 'viem';
import {publicClient, walletClient, zeroFees} from './clients.js';

const address = '0xaDf4a1165737b406aD510045d4562BE30C14C276';
if (!(await publicClient.getCode({address})))
  throw new Error('No contract is at this address on this network.');

// In place of the hash of your file.
const fileHash = toHex(crypto.getRandomValues(new Uint8Array(32)));
const hash = await walletClient.writeContract({
  address,
  abi: parseAbi(['function storeFile(string fileName, bytes32 fileHash)']),
  functionName: 'storeFile',
  args: ['example.txt', fileHash],
  ...zeroFees,
});
const receipt = await publicClient.waitForTransactionReceipt({hash});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Stored in block ${receipt.blockNumber}, gas price ${receipt.effectiveGasPrice}`);
// #endregion write
