// #region many
import {type Hash, stringToHex} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

let nonce = await publicClient.getTransactionCount({address: account.address});
const hashes: Hash[] = [];
for (const text of ['one', 'two', 'three']) {
  const data = stringToHex(text);
  const transaction = {to: account.address, data, nonce, ...zeroFees};
  hashes.push(await walletClient.sendTransaction(transaction)); // sent in order, not yet waited for
  nonce += 1;
}
const receipts = await Promise.all(hashes.map((hash) => publicClient.waitForTransactionReceipt({hash})));
const reverted = receipts.filter(({status}) => status !== 'success');
if (reverted.length > 0) throw new Error(`${reverted.length} transactions reverted.`);
console.log(`${receipts.length} transactions, the next nonce is ${nonce}`);
// #endregion many
