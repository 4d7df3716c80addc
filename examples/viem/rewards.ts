// #region read
import {createPublicClient, getAddress, getContract, http, parseAbi} from 'viem';
import {chainOf} from './chains.js';

// Arguments: testnet or gtn, who earned, a fee token, and who claims, if not the one
// who earned.
const [network, ...addresses] = process.argv.slice(2);
const [holder, token, claimant = holder] = addresses.map((address) => getAddress(address));
if (!token) throw new Error('Usage: rewards.ts NETWORK HOLDER TOKEN [CLAIMANT]');
const vault = getContract({
  address: '0x0000000000000000000000000000000000000807',
  abi: parseAbi([
    'function getValidatorPercentage() view returns (uint256)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
  ]),
  client: createPublicClient({
    chain: chainOf(network),
    transport: http(process.env.STABILITY_RPC_URL),
  }),
});

console.log(`Validators get ${await vault.read.getValidatorPercentage()}% of a fee`);
console.log(`Claimable: ${await vault.read.getClaimableReward([holder, token])} smallest units`);
console.log(`May claim: ${await vault.read.canClaimReward([claimant, holder])}`);
// #endregion read
