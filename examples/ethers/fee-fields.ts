import {wallet} from './wallet.js';

// #region eip1559
const fees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
// #endregion eip1559

// #region legacy
const legacyFees = {gasPrice: 0n}; // alone: never next to the two fields above
// #endregion legacy

for (const overrides of [fees, legacyFees]) {
  const transaction = await wallet.sendTransaction({to: wallet.address, data: '0x01', ...overrides});
  const receipt = await transaction.wait();
  console.log(`Status ${receipt?.status}, fee ${receipt?.fee}`);
}
