import type {FactTable, FactTree} from '../plugins/facts';
import {node, NODE_FILES} from './sources';

/**
 * Precompiled contracts: address, functions, callers, events and revert strings.
 * All of it is read in the source code of the node. Owner page: `/developers/precompiles`.
 * Topics and selectors are recomputed from the fragments by a unit test.
 */
// cspell:ignore Setted smartcontract Esize Msize -- names and texts of the node

const INTERFACE_ROOT = `${NODE_FILES}precompiles/`;

/** One function of a precompile. */
export interface PrecompileFunction {
  readonly id: string;
  /** Human-readable ABI fragment, as ethers and viem's `parseAbi` take it. */
  readonly abi: string;
  /** First four bytes of the hashed signature. */
  readonly selector: string;
  /** Who passes the access check of the function. */
  readonly access: string;
  readonly notes?: string;
}

/** One event of a precompile. */
export interface PrecompileEvent {
  readonly id: string;
  /** ABI fragment with the indexed fields that the runtime writes, so that it decodes the actual logs. */
  readonly abi: string;
  /** The text that the runtime hashes into topic 0. */
  readonly hashed: string;
  readonly topic: string;
  /** Whether the runtime writes the topic into the data of a log without topics, which no ABI decodes. */
  readonly inData?: true;
  /** Length of the data in bytes, if the runtime does not pad it to a multiple of 32 bytes. */
  readonly bareBytes?: number;
  /** Notes for readers of the log. */
  readonly notes?: string;
}

/** Message with which a call reverts. */
export interface RevertString {
  readonly id: string;
  readonly text: string;
  /** What it means, where the text does not say it; without a period. */
  readonly meaning?: string;
}

const ANY_CALLER = 'Accounts, contracts and delegatecall';
/** Calls from a contract revert, even those of view functions. */
const EOA_ONLY = 'Accounts only, even for view functions';
const ANYONE_OWNABLE = 'Anyone; at 0x802 and 0x805 accounts only';

const OWNABLE_FUNCTIONS: readonly PrecompileFunction[] = [
  {
    id: 'owner',
    abi: 'function owner() view returns (address)',
    selector: '0x8da5cb5b',
    access: ANYONE_OWNABLE,
  },
  {
    id: 'pendingOwner',
    abi: 'function pendingOwner() view returns (address)',
    selector: '0xe30c3978',
    access: ANYONE_OWNABLE,
  },
  {
    id: 'transferOwnership',
    abi: 'function transferOwnership(address newOwner)',
    selector: '0xf2fde38b',
    access: 'Owner',
    notes: 'Sets the pending owner, who has to accept.',
  },
  {
    id: 'acceptOwnership',
    abi: 'function acceptOwnership()',
    selector: '0x79ba5097',
    access: 'Pending owner',
  },
];

const OWNABLE_EVENTS: readonly PrecompileEvent[] = [
  {
    id: 'NewOwner',
    abi: 'event NewOwner(address newOwner)',
    hashed: 'NewOwner(address)',
    topic: '0x3edd90e7770f06fafde38004653b33870066c33bfc923ff6102acd601f85dfbc',
  },
  {
    id: 'OwnershipTransferStarted',
    abi: 'event OwnershipTransferStarted(address indexed currentOwner, address newOwner)',
    hashed: 'OwnershipTransferStarted(address,address)',
    topic: '0x38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e22700',
  },
];

/** Functions and events that 0x801, 0x802, 0x805, 0x806 and 0x807 share; 0x803 has none of them. */
const ownable = {
  functions: {
    source: node.ownable,
    rows: OWNABLE_FUNCTIONS,
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.ownable,
    rows: OWNABLE_EVENTS,
  } as FactTable<PrecompileEvent>,
} as const;

const supportedTokensManager = {
  address: {value: '0x0000000000000000000000000000000000000801', source: node.precompiles},
  short: {value: '0x801', source: node.precompiles},
  name: {value: 'SupportedTokensManager', source: node.precompiles},
  purpose: {value: 'Lists the tokens that can pay fees, and the default one', source: node.precompiles},
  callers: {value: ANY_CALLER, source: node.precompiles},
  ownable: {value: true, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}token-fee-controller/supported-tokens-manager/SupportedTokensManager.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.supportedTokens,
    rows: [
      {
        id: 'supportedTokens',
        abi: 'function supportedTokens() view returns (address[])',
        selector: '0xb002249d',
        access: 'Anyone',
      },
      {
        id: 'isTokenSupported',
        abi: 'function isTokenSupported(address token) view returns (bool)',
        selector: '0x75151b63',
        access: 'Anyone',
      },
      {
        id: 'defaultToken',
        abi: 'function defaultToken() view returns (address)',
        selector: '0x74c13fda',
        access: 'Anyone',
        notes: 'In Solidity, declare it without view: it reverts in a static call.',
      },
      {
        id: 'addToken',
        abi: 'function addToken(address token, bytes32 slot)',
        selector: '0xc0c1eebc',
        access: 'Owner',
        notes: "slot: storage slot of the token's balances mapping.",
      },
      {
        id: 'removeToken',
        abi: 'function removeToken(address token)',
        selector: '0x5fa7b584',
        access: 'Owner',
      },
      {
        id: 'updateDefaultToken',
        abi: 'function updateDefaultToken(address token)',
        selector: '0x2b01b4d5',
        access: 'Owner',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.supportedTokens,
    rows: [
      {
        id: 'TokenSupportChange',
        abi: 'event TokenSupportChange(address indexed token)',
        hashed: 'TokenSupportChange(address)',
        topic: '0x75fa7087b1a08ad8d6132c63185ac9271352df10ace185e6d541da97ebff4742',
        notes: 'The log has data that the signature does not declare: 1 for added, 0 for removed.',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.supportedTokens,
    rows: [
      {id: 'notOwner', text: 'SupportedTokensManager: Caller is not the owner'},
      {id: 'invalidAddress', text: 'SupportedTokensManager: Invalid address'},
      {id: 'alreadySupported', text: 'SupportedTokensManager: Token is already supported'},
      {
        id: 'notFound',
        text: 'SupportedTokensManager: Token not found in supported tokens',
        meaning: 'or it is the default token',
      },
      {id: 'targetNotSupported', text: 'SupportedTokensManager: Target token is not supported'},
      {id: 'ownershipNotOwner', text: 'SupportedTokensManager: Sender is not owner'},
      {id: 'ownerNotClaimer', text: 'SupportedTokensManager: Target owner is not the claimer'},
    ],
  } as FactTable<RevertString>,
} as const;

const validatorFeeTokenSelector = {
  address: {value: '0x0000000000000000000000000000000000000802', source: node.precompiles},
  short: {value: '0x802', source: node.precompiles},
  name: {value: 'ValidatorFeeTokenSelector', source: node.precompiles},
  purpose: {
    value: 'Lets a validator choose the tokens it accepts and its conversion rate',
    source: node.precompiles,
  },
  callers: {value: EOA_ONLY, source: node.precompiles, status: 'inferred'},
  ownable: {value: true, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}token-fee-controller/validator-fee-selector/ValidatorFeeTokenSelector.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.validatorFee,
    rows: [
      {
        id: 'setTokenAcceptance',
        abi: 'function setTokenAcceptance(address tokenAddress, bool acceptance)',
        selector: '0x47095991',
        access: 'Approved validator',
      },
      {
        id: 'validatorSupportsToken',
        abi: 'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
        selector: '0x7b914e74',
        access: 'Any account',
        notes:
          'False for a token that is not listed. True for the default token unless the validator turned it off.',
      },
      {
        id: 'updateConversionRateController',
        abi: 'function updateConversionRateController(address controller)',
        selector: '0x5c6759e5',
        access: 'Approved validator',
      },
      {
        id: 'conversionRateController',
        abi: 'function conversionRateController(address validator) view returns (address)',
        selector: '0xa1e24104',
        access: 'Any account',
        notes: 'Returns the default controller when the validator set none.',
      },
      {
        id: 'updateDefaultController',
        abi: 'function updateDefaultController(address tokenAddress)',
        selector: '0xfd15c881',
        access: 'Owner',
        notes: 'tokenAddress is misnamed: pass the address of the controller.',
      },
      {
        id: 'defaultController',
        abi: 'function defaultController() view returns (address)',
        selector: '0x9933591c',
        access: 'Any account',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.validatorFee,
    rows: [
      {
        id: 'ValidatorTokenAcceptanceChanged',
        abi: 'event ValidatorTokenAcceptanceChanged(address indexed validator, address indexed token, bool acceptance)',
        hashed: 'ValidatorTokenAcceptanceChanged(address,address,bool)',
        topic: '0x0b576bbb3260a8751521ec66c95f18625188a6f6cb81c1bbee2f275604327a4c',
      },
      {
        id: 'ValidatorTokenRateControllerChanged',
        abi: 'event ValidatorTokenRateControllerChanged(address indexed validator, address controller)',
        hashed: 'ValidatorTokenRateControllerChanged(address,address)',
        topic: '0xd8e09c1327ddceb0775f32623afd692ed5446631a93dea4b1460532803f2bce9',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.validatorFee,
    rows: [
      {id: 'notValidator', text: 'ValidatorFeeTokenController: sender is not an approved validator'},
      {id: 'notSupported', text: 'ValidatorFeeTokenController: token not supported'},
      {
        id: 'controllerWithoutCode',
        text: 'ValidatorFeeTokenController: default token conversion rate cannot be updated',
        meaning: 'the controller is not a contract',
      },
      {id: 'notOwner', text: 'ValidatorFeeTokenController: sender is not the owner'},
      {
        id: 'defaultController',
        text: 'ValidatorFeeTokenController: failed to update default controller',
      },
      {id: 'ownershipNotOwner', text: 'ValidatorFeeTokenController: Sender is not owner'},
      {id: 'ownerNotClaimer', text: 'ValidatorFeeTokenController: Target owner is not the claimer'},
    ],
  } as FactTable<RevertString>,
} as const;

const feeTokenSelector = {
  address: {value: '0x0000000000000000000000000000000000000803', source: node.precompiles},
  short: {value: '0x803', source: node.precompiles},
  name: {value: 'FeeTokenSelector', source: node.precompiles},
  purpose: {value: 'Lets a user choose the token that pays fees', source: node.precompiles},
  callers: {value: EOA_ONLY, source: node.precompiles, status: 'inferred'},
  ownable: {value: false, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}token-fee-controller/fee-token-selector/FeeTokenSelector.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.feeTokenSelector,
    rows: [
      {
        id: 'setFeeToken',
        abi: 'function setFeeToken(address tokenAddress)',
        selector: '0x15cce224',
        access: 'Any account, for itself',
      },
      {
        id: 'getFeeToken',
        abi: 'function getFeeToken(address user) view returns (address)',
        selector: '0xdf23f9be',
        access: 'Any account',
        notes: 'Returns the default token when the user chose none, or when the chosen token was removed.',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.feeTokenSelector,
    rows: [
      {
        id: 'FeeTokenChanged',
        abi: 'event FeeTokenChanged(address indexed user, address token)',
        hashed: 'FeeTokenChanged(address,address)',
        topic: '0x1080b8de45190ac9d8745f3724225c9b50b849890e73595c4403edd52b949370',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.feeTokenSelector,
    rows: [
      {id: 'zeroAddress', text: 'UserFeeTokenController: zero address is invalid'},
      {id: 'notSupported', text: 'UserFeeTokenController: token not supported'},
    ],
  } as FactTable<RevertString>,
} as const;

const validatorController = {
  address: {value: '0x0000000000000000000000000000000000000805', source: node.precompiles},
  short: {value: '0x805', source: node.precompiles},
  name: {value: 'ValidatorController', source: node.precompiles},
  purpose: {value: 'Approves, removes and lists validators', source: node.precompiles},
  callers: {value: EOA_ONLY, source: node.precompiles, status: 'inferred'},
  ownable: {value: true, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}validator-controller/ValidatorController.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.validatorController,
    rows: [
      {
        id: 'addValidator',
        abi: 'function addValidator(address validator)',
        selector: '0x4d238c8e',
        access: 'Owner',
      },
      {
        id: 'removeValidator',
        abi: 'function removeValidator(address validator)',
        selector: '0x40a141ff',
        access: 'Owner',
      },
      {
        id: 'getValidatorList',
        abi: 'function getValidatorList() view returns (address[])',
        selector: '0xe35c0f7d',
        access: 'Any account',
      },
      {
        id: 'getActiveValidatorList',
        abi: 'function getActiveValidatorList() view returns (address[])',
        selector: '0xa5aa7380',
        access: 'Any account',
        notes: 'Those of the next sessions.',
      },
      {
        id: 'getValidatorMissingBlocks',
        abi: 'function getValidatorMissingBlocks(address validator) view returns (uint256)',
        selector: '0x41ee9a53',
        access: 'Any account',
        notes: 'Counts missed epochs, not blocks.',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.validatorController,
    rows: [
      {
        id: 'ValidatorAdded',
        abi: 'event ValidatorAdded(bytes32 validator)',
        hashed: 'ValidatorAdded(bytes32)',
        topic: '0xceaa0eefe1b3732cba5d3483edfb57629f3264efb0e4611ebea26e2684cf245e',
        notes: 'The address, padded on the left to 32 bytes.',
      },
      {
        id: 'ValidatorRemoved',
        abi: 'event ValidatorRemoved(bytes32 validator)',
        hashed: 'ValidatorRemoved(bytes32)',
        topic: '0x2a35e0a9358a16097f36822630eae2bab3105afbb32df1695934d6b8ebff33ac',
        notes: 'The address, padded on the left to 32 bytes.',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.validatorController,
    rows: [
      {id: 'notOwner', text: 'sender is not owner'},
      {id: 'ownerNotClaimer', text: 'target owner is not the claimer'},
      {
        id: 'dispatch',
        text: 'Dispatched call failed with error: …',
        meaning: 'it is approved already, or too few validators would stay',
      },
    ],
  } as FactTable<RevertString>,
} as const;

const upgradeRuntimeController = {
  address: {value: '0x0000000000000000000000000000000000000806', source: node.precompiles},
  short: {value: '0x806', source: node.precompiles},
  name: {value: 'UpgradeRuntimeController', source: node.precompiles},
  purpose: {
    value: 'Schedules runtime upgrades and manages the technical committee',
    source: node.precompiles,
  },
  callers: {value: ANY_CALLER, source: node.precompiles},
  ownable: {value: true, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}upgrade-runtime-controller/UpgradeRuntimeController.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.upgradeRuntime,
    rows: [
      {
        id: 'setApplicationBlock',
        abi: 'function setApplicationBlock(uint32 block)',
        selector: '0x9b31c472',
        access: 'Owner',
        notes: 'Schedules the proposed code.',
      },
      {
        id: 'rejectProposedCode',
        abi: 'function rejectProposedCode()',
        selector: '0xec1820fd',
        access: 'Owner',
      },
      {
        id: 'addMemberToTechnicalCommittee',
        abi: 'function addMemberToTechnicalCommittee(address member)',
        selector: '0x9a124ab3',
        access: 'Owner',
      },
      {
        id: 'removeMemberFromTechnicalCommittee',
        abi: 'function removeMemberFromTechnicalCommittee(address member)',
        selector: '0x44191210',
        access: 'Owner',
      },
      {
        id: 'getTechnicalCommitteeMembers',
        abi: 'function getTechnicalCommitteeMembers() view returns (address[])',
        selector: '0x0a2620cc',
        access: 'Anyone',
      },
      {
        id: 'getHashOfProposedCode',
        abi: 'function getHashOfProposedCode() view returns (bytes32)',
        selector: '0xd3bb4140',
        access: 'Anyone',
      },
      {
        id: 'getHashOfCurrentCode',
        abi: 'function getHashOfCurrentCode() view returns (bytes32)',
        selector: '0x3b0f4041',
        access: 'Anyone',
        notes: 'Zero before the first upgrade.',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.upgradeRuntime,
    rows: [
      {
        id: 'MemberAdded',
        abi: 'event MemberAdded(address member)',
        hashed: 'MemberAdded(address)',
        topic: '0xb251eb052afc73ffd02ffe85ad79990a8b3fed60d76dbc2fa2fdd7123dffd914',
      },
      {
        id: 'MemberRemoved',
        abi: 'event MemberRemoved(address member)',
        hashed: 'MemberRemoved(address)',
        topic: '0x6e76fb4c77256006d9c38ec7d82b45a8c8f3c27b1d6766fffc42dfb8de684492',
      },
      {
        id: 'SettedApplicationBlock',
        abi: 'event SettedApplicationBlock(uint256 block)',
        hashed: 'SettedApplicationBlock(uint256)',
        topic: '0x843d499efa67765168966dfeb6586a0a16291923357dff234f7c35141e62cfd3',
      },
      {
        id: 'CodeProposedRejected',
        abi: 'event CodeProposedRejected()',
        hashed: 'CodeProposedRejected()',
        topic: '0x40e9ef0c883295beaa993cac1ec0df90a82134eecee9fc3b2581be71d2d6d71f',
        inData: true,
        notes: 'Get all logs of the address, and compare the data.',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.upgradeRuntime,
    rows: [
      {id: 'notOwner', text: 'sender is not owner'},
      {id: 'ownerNotClaimer', text: 'target owner is not the claimer'},
      {id: 'alreadyMember', text: 'already a member'},
      {id: 'notMember', text: 'not a member'},
      {
        id: 'dispatch',
        text: 'Dispatched call failed with error: …',
        meaning: 'no code is proposed, or the block is not in the future',
      },
    ],
  } as FactTable<RevertString>,
} as const;

const feeRewardsVaultController = {
  address: {value: '0x0000000000000000000000000000000000000807', source: node.precompiles},
  short: {value: '0x807', source: node.precompiles},
  name: {value: 'FeeRewardsVaultController', source: node.precompiles},
  purpose: {
    value: 'Holds the fees of the fee-paying path: claims, whitelist and split',
    source: node.precompiles,
  },
  callers: {value: ANY_CALLER, source: node.precompiles},
  ownable: {value: true, source: node.precompiles},
  interfaceUrl: {
    value: `${INTERFACE_ROOT}fee-rewards-vault-controller/FeeRewardsVaultController.sol`,
    source: node.precompiles,
  },
  functions: {
    source: node.vault,
    rows: [
      {
        id: 'claimReward',
        abi: 'function claimReward(address dapp, address token)',
        selector: '0x4953c782',
        access: 'Who passes canClaimReward',
        notes: 'Pays the whole balance of one token to the caller, not to dapp.',
      },
      {
        id: 'canClaimReward',
        abi: 'function canClaimReward(address claimant, address holder) view returns (bool)',
        selector: '0xa4630c85',
        access: 'Anyone',
        notes: 'holder is the contract or validator that earned. Reverts if its owner() reverts.',
      },
      {
        id: 'getClaimableReward',
        abi: 'function getClaimableReward(address dapp, address token) view returns (uint256)',
        selector: '0x21e91dea',
        access: 'Anyone',
        notes: 'dapp can also be the address of a validator.',
      },
      {
        id: 'isWhitelisted',
        abi: 'function isWhitelisted(address dapp) view returns (bool)',
        selector: '0x3af32abf',
        access: 'Anyone',
      },
      {
        id: 'setWhitelisted',
        abi: 'function setWhitelisted(address dapp, bool isWhitelisted) returns (bool)',
        selector: '0x9281aa0b',
        access: 'Owner',
      },
      {
        id: 'getValidatorPercentage',
        abi: 'function getValidatorPercentage() view returns (uint256)',
        selector: '0x0b4c0ed8',
        access: 'Anyone',
      },
      {
        id: 'setValidatorPercentage',
        abi: 'function setValidatorPercentage(uint256 percentage) returns (bool)',
        selector: '0x77aa148c',
        access: 'Owner',
        notes: 'From 0 to 100.',
      },
    ],
  } as FactTable<PrecompileFunction>,
  events: {
    source: node.vault,
    rows: [
      {
        id: 'RewardClaimed',
        abi: 'event RewardClaimed(address indexed dapp, address indexed claimer, address token)',
        hashed: 'RewardClaimed(address,address,address)',
        topic: '0xcefac718ff59e63d6aab28be9e4d5fb442285be311293cb8a68c3f2c9bae6416',
        bareBytes: 20,
        notes: 'The data is the 20 bytes of token: pad it to 32 before you decode.',
      },
      {
        id: 'WhitelistStatusUpdated',
        abi: 'event WhitelistStatusUpdated(address indexed dapp, bool isWhitelisted)',
        hashed: 'WhitelistStatusUpdated(address,bool)',
        topic: '0x49081ac6f68c0541ea8f82b948be21b0f16d1d550ad509a8324fec504e274417',
        bareBytes: 1,
        notes: 'The data is one byte: pad it to 32 before you decode.',
      },
      {
        id: 'ValidatorPercentageUpdated',
        abi: 'event ValidatorPercentageUpdated(uint256 validatorPercentage)',
        hashed: 'ValidatorPercentageUpdated(uint256)',
        topic: '0xea0a5372a04ee248eb8326221bd8460036cec14afe9b8e7178afe28d81fed2d9',
      },
      {
        id: 'TransactionFee',
        abi: 'event TransactionFee(address token, uint256 totalFee, address validator, uint256 validatorFee, address dapp, uint256 dappFee)',
        hashed: 'TransactionFee(address,uint256,address,uint256,address,uint256)',
        topic: '0x99e7b0ba56da2819c37c047f0511fd2bf6c9b4e27b4a979a19d6da0f74be8155',
        notes: 'dapp is the zero address for a deployment.',
      },
    ],
  } as FactTable<PrecompileEvent>,
  reverts: {
    source: node.vault,
    rows: [
      {id: 'notOwner', text: 'sender is not owner'},
      {id: 'notAllowed', text: 'sender is not allowed to claim reward'},
      {id: 'notContract', text: 'address is not a smartcontract'},
      {id: 'tooHigh', text: 'percentage is too high'},
      {id: 'ownerNotClaimer', text: 'target owner is not the claimer'},
      {id: 'balanceFailed', text: 'fail trying to sub claimable reward'},
      {
        id: 'transferFailed',
        text: 'fail trying to transfer reward',
        meaning: "the token's own transfer failed or returned nothing",
      },
      {id: 'ownerCallFailed', text: 'call to owner() failed'},
    ],
  } as FactTable<RevertString>,
} as const;

/** A precompile without an ABI: it takes raw bytes. */
export interface RawPrecompile {
  readonly id: string;
  readonly address: string;
  readonly short: string;
  readonly name: string;
  readonly input: string;
  readonly output: string;
  readonly purpose: string;
}

function rawPrecompiles(rows: readonly Omit<RawPrecompile, 'id' | 'address'>[]): FactTable<RawPrecompile> {
  return {
    source: node.precompiles,
    rows: rows.map((row) => ({
      ...row,
      id: row.name.replace(/[^A-Za-z0-9]/g, ''),
      address: `0x${row.short.slice(2).padStart(40, '0')}`,
    })),
  };
}

/** The precompiles of Ethereum. */
const ethereum = rawPrecompiles([
  {
    short: '0x01',
    name: 'ECRecover',
    input: 'hash, v, r, s',
    output: 'address',
    purpose: 'Recovers the address that signed a secp256k1 signature',
  },
  {short: '0x02', name: 'SHA-256', input: 'bytes', output: '32-byte hash', purpose: 'SHA2-256'},
  {short: '0x03', name: 'RIPEMD-160', input: 'bytes', output: '20-byte hash, padded', purpose: 'RIPEMD-160'},
  {
    short: '0x04',
    name: 'Identity',
    input: 'bytes',
    output: 'the same bytes',
    purpose: 'Cheap copy of memory',
  },
  {
    short: '0x05',
    name: 'ModExp',
    input: 'Bsize, Esize, Msize, B, E, M',
    output: 'bytes',
    purpose: 'B to the power of E, modulo M, of any size',
  },
  {
    short: '0x06',
    name: 'BN128Add',
    input: 'x1, y1, x2, y2',
    output: 'x, y',
    purpose: 'Adds two points of alt_bn128',
  },
  {
    short: '0x07',
    name: 'BN128Mul',
    input: 'x1, y1, s',
    output: 'x, y',
    purpose: 'Multiplies a point of alt_bn128 by a scalar',
  },
  {
    short: '0x08',
    name: 'BN128Pairing',
    input: 'x1, y1, x2, y2, ... xk, yk',
    output: '0 or 1',
    purpose: 'Pairing check on alt_bn128',
  },
  {
    short: '0x09',
    name: 'Blake2F',
    input: 'rounds, h, m, t, f',
    output: 'h',
    purpose: 'Compression function F of BLAKE2b',
  },
]);

/** The two utilities of the node that take raw bytes as well. */
const utility = rawPrecompiles([
  {
    short: '0x400',
    name: 'SHA3FIPS256',
    input: 'bytes',
    output: '32-byte hash',
    purpose: 'SHA3-256 (FIPS 202), which is not keccak256',
  },
  {
    short: '0x402',
    name: 'ECRecoverPublicKey',
    input: 'hash, v, r, s',
    output: '64-byte public key',
    purpose: 'Recovers the public key behind a secp256k1 signature',
  },
]);

/** The contract interface that a conversion-rate controller implements: not a precompile. */
const conversionRateController = {
  functions: {
    source: node.feeTokens,
    rows: [
      {
        id: 'getConversionRate',
        abi: 'function getConversionRate(address sender, address validator, address token) view returns (uint256 numerator, uint256 denominator)',
        selector: '0xff47b5a6',
        access: 'As the contract decides',
        notes: 'The node calls it for each transaction, also at zero fee.',
      },
    ],
  } as FactTable<PrecompileFunction>,
} as const;

/** The six precompiles of Stability, what they share, the nine of Ethereum, and two utilities. */
export const precompiles = {
  supportedTokensManager,
  validatorFeeTokenSelector,
  feeTokenSelector,
  validatorController,
  upgradeRuntimeController,
  feeRewardsVaultController,
  ownable,
  conversionRateController,
  ethereum,
  ethereumCallers: {value: ANY_CALLER, source: node.precompiles},
  utility,
  utilityCallers: {value: 'Accounts only', source: node.precompiles, status: 'inferred'},
  stabilityCount: {value: 6, source: node.precompiles},
  unused: {value: '0x804', source: node.precompiles},
} as const satisfies FactTree;
