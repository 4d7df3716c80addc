// #region read
import {dataSlice, getAddress, Interface} from 'ethers';
import {connect} from './provider.js';

const CHUNK = 1000; // blocks per query

// Arguments: testnet or gtn, your contract, and the first block, by default 1,000
// blocks ago.
const [network, address, first] = process.argv.slice(2);
if (!address) throw new Error('Usage: vault-events.ts NETWORK CONTRACT [FIRST_BLOCK]');
const contract = getAddress(address);
const provider = connect(network);
const vault = new Interface([
  'event RewardClaimed(address indexed dapp, address indexed claimer, address token)',
  'event TransactionFee(address token, uint256 totalFee, address validator, uint256 validatorFee, address dapp, uint256 dappFee)',
]);

const latest = await provider.getBlockNumber();
for (let from = Number(first ?? Math.max(0, latest - CHUNK)); from <= latest; from += CHUNK) {
  const logs = await provider.getLogs({
    address: '0x0000000000000000000000000000000000000807',
    fromBlock: from,
    toBlock: Math.min(from + CHUNK - 1, latest),
  });
  for (const {blockNumber, topics, data} of logs) {
    const name = vault.getEvent(topics[0])?.name;
    if (name === 'RewardClaimed') {
      // Decoded by hand: the topics hold two addresses, and the data is the bare 20
      // bytes of the token.
      const [dapp, claimer] = topics.slice(1).map((topic) => getAddress(dataSlice(topic, 12)));
      if (dapp === contract) console.log(`Block ${blockNumber}: ${claimer} claimed ${getAddress(data)}`);
    } else if (name === 'TransactionFee') {
      const {token, totalFee, dapp, dappFee} = vault.decodeEventLog(name, data);
      if (dapp === contract)
        console.log(`Block ${blockNumber}: ${dappFee} of ${totalFee} smallest units earned in ${token}`);
    }
  }
}
console.log(`Read up to block ${latest}`);
// #endregion read
