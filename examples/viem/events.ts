// #region events
import {createPublicClient, http, parseAbiItem} from 'viem';
import {testnet} from './chains.js';

const client = createPublicClient({chain: testnet, transport: http(process.env.STABILITY_RPC_URL)});

const latest = await client.getBlockNumber();
const events = await client.getLogs({
  address: '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  event: parseAbiItem('event FileStored(address indexed owner, string fileName, bytes32 fileHash)'),
  fromBlock: latest > 999n ? latest - 999n : 0n,
  toBlock: latest,
});
for (const {args, blockNumber} of events) {
  console.log(`Block ${blockNumber}: ${args.fileName} from ${args.owner}`);
}
// #endregion events
