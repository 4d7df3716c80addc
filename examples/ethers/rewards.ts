// #region read
import {Contract, getAddress} from 'ethers';
import {connect} from './provider.js';

// Arguments: gtn or testnet, a contract, and a fee token.
const [network, ...addresses] = process.argv.slice(2);
const [dapp, token] = addresses.map(getAddress);
const provider = connect(network === 'gtn' ? 'gtn' : 'testnet');
const vault = new Contract(
  '0x0000000000000000000000000000000000000807',
  [
    'function getValidatorPercentage() view returns (uint256)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function isWhitelisted(address dapp) view returns (bool)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
  ],
  provider,
);
const ownable = new Contract(dapp, ['function owner() view returns (address)'], provider);
const owner: string = await ownable.owner();

console.log(`Validators get ${await vault.getValidatorPercentage()}% of a fee`);
console.log(`Claimable: ${await vault.getClaimableReward(dapp, token)} units`);
console.log(`Whitelisted: ${await vault.isWhitelisted(dapp)}`);
console.log(`Its owner may claim: ${await vault.canClaimReward(owner, dapp)}`);
// #endregion read
