// #region batch
import {createPublicClient, http} from 'viem';
import {gtn} from './chains.js';

const client = createPublicClient({
  chain: gtn,
  transport: http(undefined, {batch: {batchSize: 40}}), // viem's own default is 1000 calls
});

const latest = await client.getBlockNumber();
const length = latest < 50n ? Number(latest) : 50;
const numbers = Array.from({length}, (_, index) => latest - BigInt(index));
const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({blockNumber})));
const transactions = blocks.reduce((sum, block) => sum + block.transactions.length, 0);
console.log(`${transactions} transactions in the last ${blocks.length} blocks`);
// #endregion batch
