// #region wait
import {setTimeout} from 'node:timers/promises';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const request = {to: wallet.address, data: '0x01', ...zeroFees};
const transaction = await wallet.sendTransaction(request);
// Throws on a revert, and after a minute without a receipt.
const receipt = await transaction.wait(1, 60_000);
if (!receipt) throw new Error(`There is no receipt of ${transaction.hash}.`);
console.log(`In block ${receipt.blockNumber}`);

for (let tries = 0; ; tries += 1) {
  const final = await transaction.provider.getBlock('finalized');
  if (final && final.number >= receipt.blockNumber) break;
  if (tries === 30) throw new Error(`Block ${receipt.blockNumber} is not final yet.`);
  await setTimeout(2000); // one block
}
console.log('Final: the block can no longer be undone');
// #endregion wait
