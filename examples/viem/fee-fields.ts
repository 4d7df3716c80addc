import {account, publicClient, walletClient} from './clients.js';

// #region eip1559
const eip1559Fees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
// #endregion eip1559

// #region legacy
const legacyFees = {gasPrice: 0n}; // alone: never beside the two fields above
// #endregion legacy

// #region send
for (const fees of [eip1559Fees, legacyFees]) {
  const hash = await walletClient.sendTransaction({to: account.address, data: '0x01', ...fees});
  const {status, type, effectiveGasPrice} = await publicClient.waitForTransactionReceipt({hash});
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  console.log(`Type ${type}, gas price ${effectiveGasPrice}`);
}
// #endregion send
