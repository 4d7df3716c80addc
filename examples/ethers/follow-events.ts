// #region follow
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {Contract, type EventLog, getAddress} from 'ethers';
import {connect} from './provider.js';

const CURSOR = 'next-block.txt'; // where the next run continues
const CHUNK = 1000; // blocks per query
const [tag = 'latest'] = process.argv.slice(2);

const provider = connect('testnet');
const files = new Contract(
  getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276'),
  ['event FileStored(address indexed owner, string fileName, bytes32 fileHash)'],
  provider,
);

async function head(): Promise<number> {
  const block = await provider.getBlock(tag);
  if (!block) throw new Error(`There is no ${tag} block.`);
  return block.number;
}

async function start(): Promise<number> {
  if (existsSync(CURSOR)) return Number(readFileSync(CURSOR, 'utf8'));
  return Math.max(0, (await head()) - CHUNK);
}

let next = await start();
for (;;) {
  const last = await head();
  while (next <= last) {
    const end = Math.min(next + CHUNK - 1, last);
    const events = await files.queryFilter('FileStored', next, end);
    for (const event of events as EventLog[]) {
      console.log(`Block ${event.blockNumber}: ${event.args.fileName} from ${event.args.owner}`);
    }
    next = end + 1;
    // After the work: a crash repeats a chunk and skips none.
    writeFileSync(CURSOR, String(next));
  }
  await setTimeout(10_000);
}
// #endregion follow
