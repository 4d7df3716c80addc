// #region events
import {Contract, type EventLog, getAddress} from 'ethers';
import {connect} from './provider.js';

const provider = connect('testnet');
const files = new Contract(
  getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276'),
  ['event FileStored(address indexed owner, string fileName, bytes32 fileHash)'],
  provider,
);

const latest = await provider.getBlockNumber();
const events = await files.queryFilter('FileStored', Math.max(0, latest - 1000), latest);
for (const event of events as EventLog[]) {
  console.log(`Block ${event.blockNumber}: ${event.args.fileName} from ${event.args.owner}`);
}
// #endregion events
