// #region back-off
import {createPublicClient, http} from 'viem';
import {publicClient} from './clients.js';

const {chain, transport} = publicClient;
const client = createPublicClient({
  chain,
  transport: http(transport.url, {retryCount: 6, retryDelay: 1000}), // waits 1, 2, 4, 8, 16 and 32 seconds
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
