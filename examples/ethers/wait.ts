// #region wait
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const transaction = await wallet.sendTransaction({to: wallet.address, data: '0x01', ...zeroFees});
const receipt = await transaction.wait(1, 60_000); // throws on a revert, and after a minute
console.log(`In block ${receipt?.blockNumber}`);
// #endregion wait
