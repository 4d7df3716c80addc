// #region read
import {Contract, ZeroHash} from 'ethers';
import {connect} from './provider.js';

const upgrades = new Contract(
  '0x0000000000000000000000000000000000000806',
  [
    'function getTechnicalCommitteeMembers() view returns (address[])',
    'function getHashOfProposedCode() view returns (bytes32)',
  ],
  connect(process.argv[2] === 'gtn' ? 'gtn' : 'testnet'),
);

const members: string[] = await upgrades.getTechnicalCommitteeMembers();
const proposed: string = await upgrades.getHashOfProposedCode();
console.log(`Committee: ${members.join(', ')}`);
console.log(proposed === ZeroHash ? 'No upgrade is proposed' : `Proposed: ${proposed}`);
// #endregion read
