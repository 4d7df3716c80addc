// #region back-off
import {createPublicClient, http} from 'viem';
import {testnet} from './chains.js';

const client = createPublicClient({
  chain: testnet,
  transport: http(`https://rpc.testnet.stabilityprotocol.com/zgt/${process.env.STABILITY_API_KEY}`, {
    retryCount: 5, // viem repeats a request that was answered 429
    retryDelay: 1000, // 1, 2, 4, 8 and 16 seconds
  }),
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
