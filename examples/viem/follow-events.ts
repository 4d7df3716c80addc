// #region follow
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {createPublicClient, http, parseAbiItem} from 'viem';
import {testnet} from './chains.js';

const CURSOR = 'next-block.txt'; // where the next run continues
const [start] = process.argv.slice(2); // the first block, by default the latest one

const client = createPublicClient({chain: testnet, transport: http(process.env.STABILITY_RPC_URL)});
const address = '0xaDf4a1165737b406aD510045d4562BE30C14C276';
const event = parseAbiItem('event FileStored(address indexed owner, string fileName, bytes32 fileHash)');

const first = existsSync(CURSOR) ? readFileSync(CURSOR, 'utf8') : start;
let next = first ? BigInt(first) : await client.getBlockNumber();
for (;;) {
  const {number: last} = await client.getBlock({blockTag: 'latest'}); // or 'finalized'
  while (next <= last) {
    const toBlock = last < next + 999n ? last : next + 999n;
    const logs = await client.getLogs({address, event, fromBlock: next, toBlock});
    for (const {args, blockNumber} of logs) {
      console.log(`Block ${blockNumber}: ${args.fileName} from ${args.owner}`);
    }
    next = toBlock + 1n;
    writeFileSync(CURSOR, String(next));
  }
  await setTimeout(10_000);
}
// #endregion follow
