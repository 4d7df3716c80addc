// #region read
import {createPublicClient, getAddress, http, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

// Arguments: gtn or testnet, and the address of a user.
const [network, user] = process.argv.slice(2);
const client = createPublicClient({chain: network === 'gtn' ? gtn : testnet, transport: http()});
const token = await client.readContract({
  address: '0x0000000000000000000000000000000000000803',
  abi: parseAbi(['function getFeeToken(address user) view returns (address)']),
  functionName: 'getFeeToken',
  args: [getAddress(user)],
});
console.log(`Fee token: ${token}`);
// #endregion read
