// #region many
import {hexlify, NonceManager, toUtf8Bytes, type TransactionResponse} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// One run uses about half of the requests that a free key has in a minute.
const sender = new NonceManager(wallet);
const sent: TransactionResponse[] = [];
// The node estimates gas for the next nonce only, so the later ones need a limit.
const gasLimit = 100_000;
for (const text of ['one', 'two', 'three']) {
  const data = hexlify(toUtf8Bytes(text));
  sent.push(await sender.sendTransaction({to: wallet.address, data, gasLimit, ...zeroFees}));
}
const receipts = await Promise.all(sent.map((transaction) => transaction.wait()));
console.log(`${receipts.length} transactions, the last in block ${receipts.at(-1)?.blockNumber}`);
// #endregion many
