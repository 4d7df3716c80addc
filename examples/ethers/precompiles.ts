// #region setup
import {Contract} from 'ethers';
import {connect} from './provider.js';

const provider = connect('testnet');
// #endregion setup

// #region supported-tokens
const supportedTokens = new Contract(
  '0x0000000000000000000000000000000000000801',
  [
    'function supportedTokens() view returns (address[])',
    'function isTokenSupported(address token) view returns (bool)',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ],
  provider,
);
const tokens: string[] = await supportedTokens.supportedTokens();
const defaultToken: string = await supportedTokens.defaultToken();
const listed: boolean = await supportedTokens.isTokenSupported(defaultToken);
const owner: string = await supportedTokens.owner();
console.log({tokens, defaultToken, listed, owner});
// #endregion supported-tokens

// #region validators
const validatorController = new Contract(
  '0x0000000000000000000000000000000000000805',
  [
    'function getValidatorList() view returns (address[])',
    'function getActiveValidatorList() view returns (address[])',
    'function getValidatorMissingBlocks(address validator) view returns (uint256)',
  ],
  provider,
);
const approved: string[] = await validatorController.getValidatorList();
const active: string[] = await validatorController.getActiveValidatorList();
const missedEpochs: bigint = await validatorController.getValidatorMissingBlocks(active[0]);
console.log({approved, active, missedEpochs});
// #endregion validators

// #region validator-fees
const validatorFees = new Contract(
  '0x0000000000000000000000000000000000000802',
  [
    'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
    'function conversionRateController(address validator) view returns (address)',
    'function defaultController() view returns (address)',
  ],
  provider,
);
const accepts: boolean = await validatorFees.validatorSupportsToken(active[0], defaultToken);
const rateController: string = await validatorFees.conversionRateController(active[0]);
const defaultController: string = await validatorFees.defaultController();
console.log({accepts, rateController, defaultController});
// #endregion validator-fees

// #region fee-token
const feeTokens = new Contract(
  '0x0000000000000000000000000000000000000803',
  ['function getFeeToken(address user) view returns (address)'],
  provider,
);
const feeToken: string = await feeTokens.getFeeToken('0x7F521250d3AAcba194dBB33427fFEa2C546B433d');
console.log({feeToken});
// #endregion fee-token

// #region upgrades
const upgrades = new Contract(
  '0x0000000000000000000000000000000000000806',
  [
    'function getTechnicalCommitteeMembers() view returns (address[])',
    'function getHashOfProposedCode() view returns (bytes32)',
    'function getHashOfCurrentCode() view returns (bytes32)',
  ],
  provider,
);
const members: string[] = await upgrades.getTechnicalCommitteeMembers();
const proposedCode: string = await upgrades.getHashOfProposedCode();
const currentCode: string = await upgrades.getHashOfCurrentCode();
console.log({members, proposedCode, currentCode});
// #endregion upgrades

// #region vault
const vault = new Contract(
  '0x0000000000000000000000000000000000000807',
  [
    'function getValidatorPercentage() view returns (uint256)',
    'function isWhitelisted(address dapp) view returns (bool)',
    'function canClaimReward(address claimant, address holder) view returns (bool)',
    'function getClaimableReward(address dapp, address token) view returns (uint256)',
  ],
  provider,
);
const dapp = '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1';
const validatorShare: bigint = await vault.getValidatorPercentage();
const whitelisted: boolean = await vault.isWhitelisted(dapp);
const claimable: boolean = await vault.canClaimReward(owner, dapp);
const reward: bigint = await vault.getClaimableReward(dapp, defaultToken);
console.log({validatorShare, whitelisted, claimable, reward});
// #endregion vault
