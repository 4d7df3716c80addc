// #region many
import {hexlify, toUtf8Bytes, type TransactionResponse} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

let nonce = await wallet.getNonce();
const sent: TransactionResponse[] = [];
for (const text of ['one', 'two', 'three']) {
  const data = hexlify(toUtf8Bytes(text));
  const transaction = {to: wallet.address, data, nonce, ...zeroFees};
  sent.push(await wallet.sendTransaction(transaction)); // sent in order, not yet waited for
  nonce += 1;
}
const receipts = await Promise.all(sent.map((transaction) => transaction.wait()));
console.log(`${receipts.length} transactions, the next nonce is ${nonce}`);
// #endregion many
