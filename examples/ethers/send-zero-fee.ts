// #region send
import {hexlify, toUtf8Bytes} from 'ethers';
import {wallet} from './wallet.js';

const transaction = await wallet.sendTransaction({
  to: wallet.address,
  data: hexlify(toUtf8Bytes('Hello, Stability!')),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Sent in block ${receipt?.blockNumber}`);
// #endregion send
