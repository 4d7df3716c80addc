// #region read
import {createPublicClient, getContract, http, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

const validators = getContract({
  address: '0x0000000000000000000000000000000000000805',
  abi: parseAbi([
    'function getValidatorList() view returns (address[])',
    'function getActiveValidatorList() view returns (address[])',
    'function getValidatorMissingBlocks(address validator) view returns (uint256)',
  ]),
  client: createPublicClient({chain: process.argv[2] === 'gtn' ? gtn : testnet, transport: http()}),
});

const approved = await validators.read.getValidatorList();
const active = await validators.read.getActiveValidatorList();
console.log(`${approved.length} approved, ${active.length} active`);
for (const validator of approved) {
  const missed = await validators.read.getValidatorMissingBlocks([validator]);
  console.log(`${validator} active: ${active.includes(validator)}, missed epochs: ${missed}`);
}
// #endregion read
