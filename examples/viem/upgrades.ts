// #region read
import {createPublicClient, getContract, http, parseAbi, zeroHash} from 'viem';
import {gtn, testnet} from './chains.js';

const upgrades = getContract({
  address: '0x0000000000000000000000000000000000000806',
  abi: parseAbi([
    'function getTechnicalCommitteeMembers() view returns (address[])',
    'function getHashOfProposedCode() view returns (bytes32)',
  ]),
  client: createPublicClient({chain: process.argv[2] === 'gtn' ? gtn : testnet, transport: http()}),
});

const members = await upgrades.read.getTechnicalCommitteeMembers();
const proposed = await upgrades.read.getHashOfProposedCode();
console.log(`Committee: ${members.join(', ')}`);
console.log(proposed === zeroHash ? 'No upgrade is proposed' : `Proposed: ${proposed}`);
// #endregion read
