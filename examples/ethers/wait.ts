// #region wait
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const transaction = await wallet.sendTransaction({to: wallet.address, data: '0x01', ...zeroFees});
// Throws on a revert, and after a minute.
const receipt = await transaction.wait(1, 60_000);
console.log(`In block ${receipt?.blockNumber}`);
// #endregion wait
