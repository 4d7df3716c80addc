// #region back-off
import {createPublicClient} from 'viem';
import {chain, transport} from './clients.js';

const client = createPublicClient({
  chain,
  // Waits 1, 2, 4, 8, 16 and 32 seconds.
  transport: transport({retryCount: 6, retryDelay: 1000}),
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
