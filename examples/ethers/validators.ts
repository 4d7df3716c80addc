// #region read
import {Contract} from 'ethers';
import {connect} from './provider.js';

const validators = new Contract(
  '0x0000000000000000000000000000000000000805',
  [
    'function getValidatorList() view returns (address[])',
    'function getActiveValidatorList() view returns (address[])',
    'function getValidatorMissingBlocks(address validator) view returns (uint256)',
  ],
  connect(process.argv[2] === 'gtn' ? 'gtn' : 'testnet'),
);

const approved: string[] = await validators.getValidatorList();
const active: string[] = await validators.getActiveValidatorList();
console.log(`${approved.length} approved, ${active.length} active`);
for (const validator of approved) {
  const missed: bigint = await validators.getValidatorMissingBlocks(validator);
  console.log(`${validator} active: ${active.includes(validator)}, missed epochs: ${missed}`);
}
// #endregion read
