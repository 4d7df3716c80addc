// #region many
import {type Hash, stringToHex} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

// One run uses about half of the requests that a free key has in a minute.
let nonce = await publicClient.getTransactionCount({address: account.address});
const sent: Hash[] = [];
// The node estimates gas for the next nonce only, so the later ones need a limit.
const gas = 100_000n;
for (const text of ['one', 'two', 'three']) {
  const transaction = {to: account.address, data: stringToHex(text), nonce, gas, ...zeroFees};
  sent.push(await walletClient.sendTransaction(transaction));
  nonce += 1;
}
const receipts = await Promise.all(sent.map((hash) => publicClient.waitForTransactionReceipt({hash})));
if (receipts.some(({status}) => status !== 'success')) throw new Error('A transaction reverted.');
console.log(`${receipts.length} transactions, the last in block ${receipts.at(-1)?.blockNumber}`);
// #endregion many
