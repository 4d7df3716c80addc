// #region resend
import {type TransactionReceipt, WaitForTransactionReceiptTimeoutError} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const [seconds = '30'] = process.argv.slice(2);
// The first nonce that no block has: that of the stuck transaction.
const nonce = await publicClient.getTransactionCount({address: account.address});
const request = {to: account.address, data: '0x01', nonce, ...zeroFees} as const;

async function sendAndWait(): Promise<TransactionReceipt | null> {
  const hash = await walletClient.sendTransaction(request);
  const timeout = Number(seconds) * 1000;
  const receipt = await publicClient.waitForTransactionReceipt({hash, timeout}).catch((error: unknown) => {
    if (error instanceof WaitForTransactionReceiptTimeoutError) return null;
    throw error;
  });
  if (receipt && receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}

let receipt = await sendAndWait();
if (!receipt) {
  console.log(`No receipt after ${seconds} s: sending the same nonce again`);
  receipt = await sendAndWait();
}
console.log(receipt ? `In block ${receipt.blockNumber}` : 'Still no receipt');
// #endregion resend
