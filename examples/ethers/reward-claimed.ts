// #region read
import {getAddress, Interface, zeroPadValue} from 'ethers';
import {connect} from './provider.js';

const [network, dapp] = process.argv.slice(2); // gtn or testnet, and the contract
const provider = connect(network === 'gtn' ? 'gtn' : 'testnet');
const vaultEvents = new Interface([
  'event RewardClaimed(address indexed dapp, address indexed claimer, address token)',
]);

const latest = await provider.getBlockNumber();
const logs = await provider.getLogs({
  address: '0x0000000000000000000000000000000000000807',
  topics: vaultEvents.encodeFilterTopics('RewardClaimed', [getAddress(dapp)]),
  fromBlock: Math.max(0, latest - 1000),
  toBlock: latest,
});
for (const {blockNumber, topics, data} of logs) {
  // The runtime writes the token as 20 bytes, decoders want 32.
  const word = zeroPadValue(data, 32);
  const {claimer, token} = vaultEvents.decodeEventLog('RewardClaimed', word, topics);
  console.log(`Block ${blockNumber}: ${claimer} claimed ${token}`);
}
// #endregion read
