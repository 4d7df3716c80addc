// #region back-off
import {createPublicClient} from 'viem';
import {chain, transport} from './clients.js';

const client = createPublicClient({
  chain,
  transport: transport({retryCount: 6, retryDelay: 1000}), // waits 1, 2, 4, 8, 16 and 32 seconds
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
