// #region multicall
import {createPublicClient, http, parseAbi} from 'viem';
import {testnet} from './chains.js';

const client = createPublicClient({chain: testnet, transport: http(process.env.STABILITY_RPC_URL)});

const [message, block] = await client.multicall({
  allowFailure: false,
  contracts: [
    {
      address: '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1',
      abi: parseAbi(['function getMessage() view returns (string)']),
      functionName: 'getMessage',
    },
    {
      address: testnet.contracts.multicall3.address,
      abi: parseAbi(['function getBlockNumber() view returns (uint256)']),
      functionName: 'getBlockNumber',
    },
  ],
});
console.log(`${message} (read at block ${block})`);
// #endregion multicall
