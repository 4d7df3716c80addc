// #region read
import {createPublicClient, decodeEventLog, getAddress, http, pad, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

const [network, dapp] = process.argv.slice(2); // gtn or testnet, and the contract
const client = createPublicClient({chain: network === 'gtn' ? gtn : testnet, transport: http()});
const abi = parseAbi(['event RewardClaimed(address indexed dapp, address indexed claimer, address token)']);

const latest = await client.getBlockNumber();
const logs = await client.getLogs({
  address: '0x0000000000000000000000000000000000000807',
  event: abi[0],
  args: {dapp: getAddress(dapp)},
  fromBlock: latest > 1000n ? latest - 1000n : 0n,
  toBlock: latest,
});
for (const {blockNumber, topics, data} of logs) {
  // The runtime writes the token as 20 bytes, decoders want 32.
  const word = pad(data);
  const {claimer, token} = decodeEventLog({abi, topics, data: word}).args;
  console.log(`Block ${blockNumber}: ${claimer} claimed ${token}`);
}
// #endregion read
