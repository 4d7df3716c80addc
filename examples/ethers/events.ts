// #region events
import {Contract, type EventLog} from 'ethers';
import {connect} from './provider.js';

const provider = connect('testnet');
const files = new Contract(
  '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  ['event FileStored(address indexed owner, string fileName, bytes32 fileHash)'],
  provider,
);

const latest = await provider.getBlockNumber();
const events = await files.queryFilter('FileStored', Math.max(0, latest - 999), latest);
for (const {args, blockNumber} of events as EventLog[]) {
  console.log(`Block ${blockNumber}: ${args.fileName} from ${args.owner}`);
}
// #endregion events
