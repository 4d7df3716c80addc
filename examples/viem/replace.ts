// #region replace
import {account, publicClient, walletClient, zeroFees} from './clients.js';

// The first nonce that no block has: that of the stuck transaction.
const nonce = await publicClient.getTransactionCount({address: account.address});
const hash = await walletClient.sendTransaction({to: account.address, data: '0x01', nonce, ...zeroFees});
const receipt = await publicClient.waitForTransactionReceipt({hash, timeout: 60_000});
console.log(`${receipt.status} in block ${receipt.blockNumber}`);
// #endregion replace
