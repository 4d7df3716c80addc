// #region read
import {createPublicClient, getAddress, getContract, http, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

// Arguments: gtn or testnet, a contract, and a fee token.
const [network, ...addresses] = process.argv.slice(2);
const [dapp, token] = addresses.map((address) => getAddress(address));
const client = createPublicClient({chain: network === 'gtn' ? gtn : testnet, transport: http()});
const vault = getContract({
  address: '0x0000000000000000000000000000000000000807',
  abi: parseAbi([
    'function getValidatorPercentage() view returns (uint256)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
    'function isWhitelisted(address dapp) view returns (bool)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
  ]),
  client,
});
const owner = await client.readContract({
  address: dapp,
  abi: parseAbi(['function owner() view returns (address)']),
  functionName: 'owner',
});

console.log(`Validators get ${await vault.read.getValidatorPercentage()}% of a fee`);
console.log(`Claimable: ${await vault.read.getClaimableReward([dapp, token])} units`);
console.log(`Whitelisted: ${await vault.read.isWhitelisted([dapp])}`);
console.log(`Its owner may claim: ${await vault.read.canClaimReward([owner, dapp])}`);
// #endregion read
