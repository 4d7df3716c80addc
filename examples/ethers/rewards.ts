// #region read
import {Contract} from 'ethers';
import {connect} from './provider.js';

// Arguments: testnet or gtn, who earned, a fee token, and who claims, if not the one
// who earned.
const [network, holder, token, claimant = holder] = process.argv.slice(2);
if (!token) throw new Error('Usage: rewards.ts NETWORK HOLDER TOKEN [CLAIMANT]');
const vault = new Contract(
  '0x0000000000000000000000000000000000000807',
  [
    'function getValidatorPercentage() view returns (uint256)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
  ],
  connect(network),
);

console.log(`Validators get ${await vault.getValidatorPercentage()}% of a fee`);
console.log(`Claimable: ${await vault.getClaimableReward(holder, token)} smallest units`);
console.log(`May claim: ${await vault.canClaimReward(claimant, holder)}`);
// #endregion read
