// #region batch
import {createPublicClient, http} from 'viem';
import {testnet} from './chains.js';

// By default no batch.
const transport = http(process.env.STABILITY_RPC_URL, {batch: {batchSize: 10}});
const client = createPublicClient({chain: testnet, transport});

const blocks = await Promise.all([1n, 2n, 3n].map((blockNumber) => client.getBlock({blockNumber})));
console.log(`${blocks.length} blocks in one request`);
// #endregion batch
