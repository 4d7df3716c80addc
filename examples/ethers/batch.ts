// #region batch
import {JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider('https://rpc.stabilityprotocol.com', 101010, {
  staticNetwork: true,
  batchMaxCount: 40, // ethers' own default is 100, more than the RPC accepts
});

const latest = await provider.getBlockNumber();
const numbers = Array.from({length: Math.min(latest, 50)}, (_, index) => latest - index);
const blocks = await Promise.all(numbers.map((number) => provider.getBlock(number)));
const transactions = blocks.reduce((sum, block) => sum + (block?.length ?? 0), 0);
console.log(`${transactions} transactions in the last ${blocks.length} blocks`);
// #endregion batch
