// #region resend
import {isError, type TransactionReceipt} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const [seconds = '30'] = process.argv.slice(2);
// The first nonce that no block has: that of the stuck transaction.
const nonce = await wallet.getNonce();
const request = {to: wallet.address, data: '0x01', nonce, ...zeroFees};

async function sendAndWait(): Promise<TransactionReceipt | null> {
  const transaction = await wallet.sendTransaction(request);
  return transaction.wait(1, Number(seconds) * 1000).catch((error: unknown) => {
    if (isError(error, 'TIMEOUT')) return null;
    throw error;
  });
}

let receipt = await sendAndWait();
if (!receipt) {
  console.log(`No receipt after ${seconds} s: sending the same nonce again`);
  receipt = await sendAndWait();
}
console.log(receipt ? `In block ${receipt.blockNumber}` : 'Still no receipt');
// #endregion resend
