// #region wait
import {setTimeout} from 'node:timers/promises';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const hash = await walletClient.sendTransaction({to: account.address, data: '0x01', ...zeroFees});
const receipt = await publicClient.waitForTransactionReceipt({hash, timeout: 60_000}); // throws after a minute
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`In block ${receipt.blockNumber}`);

for (let tries = 0; ; tries += 1) {
  const final = await publicClient.getBlock({blockTag: 'finalized'});
  if (final.number >= receipt.blockNumber) break;
  if (tries === 30) throw new Error(`Block ${receipt.blockNumber} is not final yet.`);
  await setTimeout(2000); // one block
}
console.log('Final: it is not reverted any more');
// #endregion wait
