// #region wait
import {setTimeout} from 'node:timers/promises';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const request = {to: account.address, data: '0x01', ...zeroFees} as const;
const hash = await walletClient.sendTransaction(request);
// Throws after a minute without a receipt.
const receipt = await publicClient.waitForTransactionReceipt({hash, timeout: 60_000});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`In block ${receipt.blockNumber}`);

for (let tries = 0; ; tries += 1) {
  const final = await publicClient.getBlock({blockTag: 'finalized'});
  if (final.number >= receipt.blockNumber) break;
  if (tries === 30) throw new Error(`Block ${receipt.blockNumber} is not final yet.`);
  await setTimeout(2000); // one block
}
console.log('Final: the block can no longer be undone');
// #endregion wait
