// #region setup
import {createPublicClient, http, parseAbi} from 'viem';
import {testnet} from './chains.js';

const client = createPublicClient({chain: testnet, transport: http()});
// #endregion setup

// #region supported-tokens
const supportedTokens = {
  address: '0x0000000000000000000000000000000000000801',
  abi: parseAbi([
    'function supportedTokens() view returns (address[])',
    'function isTokenSupported(address token) view returns (bool)',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ]),
} as const;
const tokens = await client.readContract({...supportedTokens, functionName: 'supportedTokens'});
const defaultToken = await client.readContract({...supportedTokens, functionName: 'defaultToken'});
const listed = await client.readContract({
  ...supportedTokens,
  functionName: 'isTokenSupported',
  args: [defaultToken],
});
const owner = await client.readContract({...supportedTokens, functionName: 'owner'});
console.log({tokens, defaultToken, listed, owner});
// #endregion supported-tokens

// #region validators
const validatorController = {
  address: '0x0000000000000000000000000000000000000805',
  abi: parseAbi([
    'function getValidatorList() view returns (address[])',
    'function getActiveValidatorList() view returns (address[])',
    'function getValidatorMissingBlocks(address validator) view returns (uint256)',
  ]),
} as const;
const approved = await client.readContract({...validatorController, functionName: 'getValidatorList'});
const active = await client.readContract({...validatorController, functionName: 'getActiveValidatorList'});
const missedEpochs = await client.readContract({
  ...validatorController,
  functionName: 'getValidatorMissingBlocks',
  args: [active[0]],
});
console.log({approved, active, missedEpochs});
// #endregion validators

// #region validator-fees
const validatorFees = {
  address: '0x0000000000000000000000000000000000000802',
  abi: parseAbi([
    'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
    'function conversionRateController(address validator) view returns (address)',
    'function defaultController() view returns (address)',
  ]),
} as const;
const accepts = await client.readContract({
  ...validatorFees,
  functionName: 'validatorSupportsToken',
  args: [active[0], defaultToken],
});
const rateController = await client.readContract({
  ...validatorFees,
  functionName: 'conversionRateController',
  args: [active[0]],
});
const defaultController = await client.readContract({...validatorFees, functionName: 'defaultController'});
console.log({accepts, rateController, defaultController});
// #endregion validator-fees

// #region fee-token
const feeToken = await client.readContract({
  address: '0x0000000000000000000000000000000000000803',
  abi: parseAbi(['function getFeeToken(address user) view returns (address)']),
  functionName: 'getFeeToken',
  args: ['0x7F521250d3AAcba194dBB33427fFEa2C546B433d'],
});
console.log({feeToken});
// #endregion fee-token

// #region upgrades
const upgrades = {
  address: '0x0000000000000000000000000000000000000806',
  abi: parseAbi([
    'function getTechnicalCommitteeMembers() view returns (address[])',
    'function getHashOfProposedCode() view returns (bytes32)',
    'function getHashOfCurrentCode() view returns (bytes32)',
  ]),
} as const;
const members = await client.readContract({...upgrades, functionName: 'getTechnicalCommitteeMembers'});
const proposedCode = await client.readContract({...upgrades, functionName: 'getHashOfProposedCode'});
const currentCode = await client.readContract({...upgrades, functionName: 'getHashOfCurrentCode'});
console.log({members, proposedCode, currentCode});
// #endregion upgrades

// #region vault
const vault = {
  address: '0x0000000000000000000000000000000000000807',
  abi: parseAbi([
    'function getValidatorPercentage() view returns (uint256)',
    'function isWhitelisted(address dapp) view returns (bool)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
  ]),
} as const;
const dapp = '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1';
const validatorShare = await client.readContract({...vault, functionName: 'getValidatorPercentage'});
const whitelisted = await client.readContract({...vault, functionName: 'isWhitelisted', args: [dapp]});
const claimable = await client.readContract({...vault, functionName: 'canClaimReward', args: [owner, dapp]});
const reward = await client.readContract({
  ...vault,
  functionName: 'getClaimableReward',
  args: [dapp, defaultToken],
});
console.log({validatorShare, whitelisted, claimable, reward});
// #endregion vault
