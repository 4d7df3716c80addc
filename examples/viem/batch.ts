// #region batch
import {createPublicClient, http} from 'viem';
import {testnet} from './chains.js';

const transport = http(process.env.STABILITY_RPC_URL, {batch: {batchSize: 10}}); // by default no batch
const client = createPublicClient({chain: testnet, transport});

const blocks = await Promise.all([1n, 2n, 3n].map((blockNumber) => client.getBlock({blockNumber})));
console.log(`${blocks.length} blocks in one request`);
// #endregion batch
