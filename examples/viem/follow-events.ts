// #region follow
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {createPublicClient, getAddress, http, parseAbiItem} from 'viem';
import {testnet} from './chains.js';

const CURSOR = 'next-block.txt'; // where the next run continues
const CHUNK = 1000n; // blocks per query
const blockTag = process.argv[2] === 'finalized' ? 'finalized' : 'latest';

const client = createPublicClient({chain: testnet, transport: http()});
const address = getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276');
const event = parseAbiItem('event FileStored(address indexed owner, string fileName, bytes32 fileHash)');

async function head(): Promise<bigint> {
  const {number} = await client.getBlock({blockTag});
  return number;
}

async function start(): Promise<bigint> {
  if (existsSync(CURSOR)) return BigInt(readFileSync(CURSOR, 'utf8'));
  const latest = await head();
  return latest > CHUNK ? latest - CHUNK : 0n;
}

let next = await start();
for (;;) {
  const last = await head();
  while (next <= last) {
    const end = next + CHUNK > last ? last : next + CHUNK - 1n;
    const logs = await client.getLogs({address, event, fromBlock: next, toBlock: end});
    for (const {args, blockNumber} of logs) {
      console.log(`Block ${blockNumber}: ${args.fileName} from ${args.owner}`);
    }
    next = end + 1n;
    // After the work: a crash repeats a chunk and skips none.
    writeFileSync(CURSOR, String(next));
  }
  await setTimeout(10_000);
}
// #endregion follow
