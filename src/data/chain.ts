import type {FactTable, FactTree} from '../plugins/facts';

/**
 * Consensus, finality, pools and software stack. Owner page: `/how_stability_works/architecture`.
 */

const NODE_CONFIG = {asOf: '2025-08-19', source: 'node runtime/src/stability_config.rs'} as const;
const NODE_RUNTIME = {asOf: '2025-08-19', source: 'node runtime/src/lib.rs'} as const;
const NODE_LOCK = {asOf: '2025-08-19', source: 'node Cargo.lock'} as const;
const NODE_README = {asOf: '2025-05-14', source: 'node README.md'} as const;
const VALIDATORS = {asOf: '2025-05-14', source: 'node docs/VALIDATOR-CONNECTION-HANDLING.md'} as const;
const ARCHITECTURE = {asOf: '2025-01-21', source: 'docs how_stability_works/architecture.md'} as const;

const BLOCK_TIME_SECONDS = 2;

/** One of the two transaction pools. */
export interface TransactionPool {
  readonly id: string;
  readonly name: string;
  readonly holds: string;
  readonly visibility: string;
  readonly order: string;
  readonly placement: string;
}

const pools: FactTable<TransactionPool> = {
  asOf: '2025-05-14',
  source:
    'docs how_stability_works/architecture.md; node docs/ZERO-GAS-TRANSACTIONS.md, docs/TRANSACTION-SORTING.md',
  rows: [
    {
      id: 'private',
      name: 'Private pool',
      holds: 'Zero-fee transactions sent with an API key',
      visibility: 'Not visible until they are in a block',
      order: 'Order of arrival; no node code enforces it',
      placement: 'First in the block',
    },
    {
      id: 'public',
      name: 'Public pool',
      holds: 'Fee-paying and sponsored transactions',
      visibility: 'Visible while pending',
      order: 'Highest gas price first, whatever the fee token is worth',
      placement: 'After the zero-fee transactions',
    },
  ],
};

/** Part of the software stack, apart from the framework, which has its own date. */
export interface StackPart {
  readonly id: string;
  readonly part: string;
  readonly name: string;
  readonly version?: string;
}

const stack: FactTable<StackPart> = {
  ...NODE_LOCK,
  rows: [
    {
      id: 'ethereum',
      part: 'Ethereum layer',
      name: "Frontier, Stability's fork (pallet-evm, pallet-ethereum)",
      version: 'branch stable2407',
    },
    {id: 'evm', part: 'EVM engine', name: 'SputnikVM (crate evm)', version: '0.41.1'},
    {id: 'language', part: 'Language', name: 'Rust'},
  ],
};

/** Block production, finality, governance and stack of the chain. */
export const chain = {
  consensus: {value: 'Proof of Authority', ...ARCHITECTURE},
  authoring: {value: 'Aura', ...ARCHITECTURE},
  finality: {
    value: 'GRANDPA',
    ...ARCHITECTURE,
    note: 'Finalized blocks are not reverted; the time to finality is not published.',
  },
  blockTimeSeconds: {value: BLOCK_TIME_SECONDS, unit: 's', ...NODE_CONFIG},
  sessionBlocks: {value: 60, unit: 'blocks', ...NODE_CONFIG, status: 'inferred'},
  sessionMinutes: {value: 2, unit: 'minutes', ...NODE_CONFIG, status: 'inferred'},
  newValidatorSessions: {
    value: 2,
    unit: 'sessions',
    asOf: '2025-08-19',
    source: 'node pallets/validator-set/src/lib.rs',
    status: 'inferred',
  },
  missedEpochsLimit: {value: 5, unit: 'epochs', ...VALIDATORS},
  auraMaxAuthorities: {value: 100, ...NODE_RUNTIME, status: 'inferred'},
  grandpaMaxAuthorities: {value: 32, ...NODE_RUNTIME, status: 'inferred'},
  poolTimeoutMilliseconds: {
    value: 1000,
    text: '1,000',
    unit: 'ms',
    asOf: '2025-08-19',
    source: 'node node/src/stability.rs',
    status: 'inferred',
  },
  blockConsentText: {
    value: 'I consent to validate zero gas transactions in block N on chain C',
    asOf: '2025-08-19',
    source: 'node pallets/zero-gas-transactions/src/lib.rs',
    status: 'inferred',
    note: 'N and C stand for the block number and the chain id; signed by the block author as an EIP-191 message.',
  },
  committeeShare: {
    value: '1/2',
    text: 'half',
    ...NODE_RUNTIME,
    status: 'inferred',
    note: 'Share of the technical committee that root power needs.',
  },
  committeeMotionMinutes: {value: 10, unit: 'minutes', ...NODE_CONFIG, status: 'inferred'},
  substrate: {value: 'stable-2407', ...NODE_README},
  pools,
  stack,
} as const satisfies FactTree;
