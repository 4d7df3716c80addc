// #region read
import {createPublicClient, http, parseAbi} from 'viem';
import {testnet} from './chains.js';

const client = createPublicClient({chain: testnet, transport: http(process.env.STABILITY_RPC_URL)});
const message = await client.readContract({
  address: '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1',
  abi: parseAbi(['function getMessage() view returns (string)']),
  functionName: 'getMessage',
});
console.log(message);
// #endregion read
