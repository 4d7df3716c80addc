import type {FactTable, FactTree} from '../plugins/facts';
import {docs, here, node} from './sources';

/**
 * Application Token Module: defaults, constants of the fee formula, numbers of the examples.
 * Owner pages: `/developers/ATM/bsr` (split, vault, claims), `/developers/ATM/token_gating` (tokens, rates, fees).
 */

/** Who may claim a reward from the vault. */
export interface ClaimRule {
  readonly id: string;
  readonly claimant: string;
  readonly condition: string;
}

const claims: FactTable<ClaimRule> = {
  source: node.vault,
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
  gasUsed: {value: 100_000, text: '100,000', unit: 'gas', source: docs.tokenGating},
  rateStable: {value: 5, source: docs.tokenGating},
  tokenDecimals: {value: 18, source: docs.tokenGating},
  feeStable: {value: 0.0005, unit: 'tokens', source: docs.tokenGating},
  decimalsSix: {value: 6, source: here.chosen},
  capEqual: {value: 5, text: '5 gwei', unit: 'gwei', source: here.chosen},
  acceptingPercentage: {value: 20, unit: '%', source: node.feeTokens},
  averageGap: {value: 10, unit: 's', source: node.feeTokens},
  orderHigher: {value: 40, text: '40 gwei', unit: 'gwei', source: node.sorting},
  orderLower: {value: 30, text: '30 gwei', unit: 'gwei', source: node.sorting},
  withheld: {value: 10, unit: 'tokens', source: docs.bsr},
  used: {value: 8, unit: 'tokens', source: docs.bsr},
  refunded: {value: 2, unit: 'tokens', source: docs.bsr},
  validatorPart: {value: 4, unit: 'tokens', source: docs.bsr},
  dappPart: {value: 4, unit: 'tokens', source: docs.bsr},
} as const;

/** Defaults, formula constants and numbers of the examples of the fee-paying path. */
export const atm = {
  name: {value: 'Application Token Module', source: docs.firstAtm},
  // Genesis code: getValidatorPercentage() returns the live value.
  validatorPercentage: {value: 50, unit: '%', source: node.feeController},
  percentageMaximum: {value: 100, unit: '%', source: node.vault},
  // A contract creation has no recipient.
  creationValidatorPercentage: {value: 100, unit: '%', source: node.feeController, status: 'inferred'},
  fallbackRateNumerator: {value: 1, source: node.feeSelector, status: 'inferred'},
  fallbackRateDenominator: {value: 1, source: node.feeSelector, status: 'inferred'},
  controllerCallGas: {
    value: 3_000_000,
    text: '3,000,000',
    unit: 'gas',
    source: node.feeSelector,
    status: 'inferred',
  },
  // A cap above 0 and below it counts as this.
  minimumCapGwei: {value: 1, text: '1 gwei', unit: 'gwei', source: node.customFee, status: 'inferred'},
  // Genesis code: defaultToken() and defaultController() return the live values.
  genesisTokenName: {value: 'Stability Gas Token', source: node.chainSpec},
  genesisTokenSymbol: {value: 'SGT', source: node.chainSpec},
  genesisTokenAddress: {value: '0x261FB2d971eFBBFd027A9C9Cebb8548Cf7d0d2d5', source: node.chainSpec},
  genesisControllerAddress: {value: '0x444212d6E4827893A70d19921E383130281Cda4a', source: node.chainSpec},
  claims,
  worked,
} as const satisfies FactTree;
