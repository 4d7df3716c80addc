import type {FactTable, FactTree} from '../plugins/facts';

/**
 * Application Token Module: defaults, constants of the fee formula, numbers of the examples.
 * Owner pages: `/developers/ATM/bsr` (split, vault, claims), `/developers/ATM/token_gating` (tokens, rates, fees).
 */

const GENESIS = {asOf: '2025-08-19', source: 'node pallets/dnt-fee-controller/src/lib.rs'} as const;
const CHAIN_SPEC = {asOf: '2025-08-19', source: 'node node/src/chain_spec/mod.rs'} as const;
const CUSTOM_FEE = {asOf: '2025-08-19', source: 'node primitives/tools/src/custom_fee.rs'} as const;
const SELECTOR = {
  asOf: '2025-08-19',
  source: 'node pallets/token-fee-controller/validator-fee-selector/src/lib.rs',
} as const;
const VAULT = {
  asOf: '2025-08-19',
  source: 'node precompiles/fee-rewards-vault-controller/src/lib.rs',
} as const;
const TOKEN_GATING = {asOf: '2025-07-09', source: 'docs developers/ATM/token_gating.md'} as const;
const BSR = {asOf: '2025-07-08', source: 'docs developers/ATM/bsr.md'} as const;

const FEE_TOKENS = {asOf: '2025-05-14', source: 'node docs/DECENTRALIZED-NATIVE-TOKEN.md'} as const;
const SORTING = {asOf: '2025-05-14', source: 'node docs/TRANSACTION-SORTING.md'} as const;
const EXAMPLE = {asOf: '2026-11-21', source: 'this documentation: a value chosen for the example'} as const;

const GENESIS_NOTE = 'Genesis code: read the live value with a getter.';

/** Who may claim a reward from the vault. */
export interface ClaimRule {
  readonly id: string;
  readonly claimant: string;
  readonly condition: string;
}

const claims: FactTable<ClaimRule> = {
  ...VAULT,
  rows: [
    {
      id: 'validator',
      claimant: 'Validator',
      condition: 'It is in the active set and calls the vault itself. It needs no whitelisting.',
    },
    {id: 'contract', claimant: 'Contract', condition: 'It is whitelisted and calls the vault itself.'},
    {
      id: 'owner',
      claimant: 'Owner of a contract',
      condition: 'The contract is whitelisted, its own code has owner(), and owner() returns the caller.',
    },
  ],
};

const worked = {
  gasUsed: {value: 100_000, text: '100,000', unit: 'gas', ...TOKEN_GATING},
  rateStable: {value: 5, ...TOKEN_GATING},
  tokenDecimals: {value: 18, ...TOKEN_GATING},
  feeStable: {value: 0.0005, unit: 'tokens', ...TOKEN_GATING},
  decimalsSix: {value: 6, ...EXAMPLE, note: 'Many stablecoins have 6 decimals.'},
  capEqual: {value: 5, text: '5 gwei', unit: 'gwei', ...EXAMPLE},
  acceptingPercentage: {value: 20, unit: '%', ...FEE_TOKENS},
  averageWait: {value: 10, unit: 's', ...FEE_TOKENS, note: 'An average, not a maximum.'},
  orderHigher: {value: 40, text: '40 gwei', unit: 'gwei', ...SORTING},
  orderLower: {value: 30, text: '30 gwei', unit: 'gwei', ...SORTING},
  withheld: {value: 10, unit: 'tokens', ...BSR},
  used: {value: 8, unit: 'tokens', ...BSR},
  refunded: {value: 2, unit: 'tokens', ...BSR},
  validatorPart: {value: 4, unit: 'tokens', ...BSR},
  dappPart: {value: 4, unit: 'tokens', ...BSR},
} as const;

/** Defaults, formula constants and numbers of the examples of the fee-paying path. */
export const atm = {
  name: {
    value: 'Application Token Module',
    asOf: '2025-04-03',
    source: 'docs, first version of the ATM page',
  },
  validatorPercentage: {
    value: 50,
    unit: '%',
    ...GENESIS,
    note: `${GENESIS_NOTE} getValidatorPercentage() returns it.`,
  },
  percentageMaximum: {value: 100, unit: '%', ...VAULT},
  creationValidatorPercentage: {
    value: 100,
    unit: '%',
    ...GENESIS,
    status: 'inferred',
    note: 'A contract creation has no recipient.',
  },
  fallbackRateNumerator: {value: 1, ...SELECTOR, status: 'inferred'},
  fallbackRateDenominator: {value: 1, ...SELECTOR, status: 'inferred'},
  controllerCallGas: {value: 3_000_000, text: '3,000,000', unit: 'gas', ...SELECTOR, status: 'inferred'},
  minimumCapGwei: {
    value: 1,
    text: '1 gwei',
    unit: 'gwei',
    ...CUSTOM_FEE,
    status: 'inferred',
    note: 'A cap above 0 and below it counts as this.',
  },
  genesisTokenName: {
    value: 'Stability Gas Token',
    ...CHAIN_SPEC,
    note: `${GENESIS_NOTE} defaultToken() returns it.`,
  },
  genesisTokenSymbol: {value: 'SGT', ...CHAIN_SPEC, note: `${GENESIS_NOTE} defaultToken() returns it.`},
  genesisTokenAddress: {
    value: '0x261FB2d971eFBBFd027A9C9Cebb8548Cf7d0d2d5',
    ...CHAIN_SPEC,
    note: `${GENESIS_NOTE} defaultToken() returns it.`,
  },
  genesisControllerAddress: {
    value: '0x444212d6E4827893A70d19921E383130281Cda4a',
    ...CHAIN_SPEC,
    note: `${GENESIS_NOTE} defaultController() returns it.`,
  },
  claims,
  worked,
} as const satisfies FactTree;
