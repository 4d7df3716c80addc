// #region back-off
import {createPublicClient, http} from 'viem';
import {testnet} from './chains.js';

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const client = createPublicClient({
  chain: testnet,
  transport: http(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`, {
    retryCount: 5, // viem repeats a request that was answered 429
    retryDelay: 1000, // 1, 2, 4, 8 and 16 seconds
  }),
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
