import {createPublicClient, http} from 'viem';
import {gtn, testnet} from './chains.js';

for (const chain of [testnet, gtn]) {
  const client = createPublicClient({chain, transport: http()});
  console.log(`The current ${chain.name} block number is ${await client.getBlockNumber()}`);
}
