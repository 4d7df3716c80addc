// #region read
import {createPublicClient, http} from 'viem';
import {gtn, testnet} from './chains.js';

for (const chain of [gtn, testnet]) {
  const client = createPublicClient({chain, transport: http()});
  console.log(`${chain.name}: block ${await client.getBlockNumber()}`);
}
// #endregion read
