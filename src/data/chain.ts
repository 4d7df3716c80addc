import type {FactTable, FactTree} from '../plugins/facts';
import {docs, node} from './sources';

/**
 * Consensus, finality, pools and software stack. Owner page: `/how_stability_works/architecture`.
 */

const BLOCK_TIME_SECONDS = 2;

/** One of the two transaction pools. */
export interface TransactionPool {
  readonly id: string;
  readonly name: string;
  readonly holds: string;
  readonly visibility: string;
  readonly order: string;
}

const pools: FactTable<TransactionPool> = {
  source: [docs.architecture, node.zeroGas, node.sorting],
  rows: [
    {
      id: 'private',
      name: 'Private pool',
      holds: 'Zero-fee transactions sent with an API key',
      visibility: 'Not visible until they are in a block',
      order: 'Order of arrival; no node code enforces it',
    },
    {
      id: 'public',
      name: 'Public pool',
      holds: 'Fee-paying and sponsored transactions',
      visibility: 'Visible while pending',
      order: 'Highest gas price first, whatever the fee token is worth',
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
  source: node.lock,
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
  consensus: {value: 'Proof of Authority', source: docs.architecture},
  authoring: {value: 'Aura', source: docs.architecture},
  finality: {value: 'GRANDPA', source: docs.architecture},
  blockTimeSeconds: {value: BLOCK_TIME_SECONDS, unit: 's', source: node.config},
  sessionBlocks: {value: 60, unit: 'blocks', source: node.config, status: 'inferred'},
  sessionMinutes: {value: 2, unit: 'minutes', source: node.config, status: 'inferred'},
  newValidatorSessions: {value: 2, unit: 'sessions', source: node.validatorSet, status: 'inferred'},
  missedEpochsLimit: {value: 5, unit: 'epochs', source: node.validators},
  auraMaxAuthorities: {value: 100, source: node.runtime, status: 'inferred'},
  grandpaMaxAuthorities: {value: 32, source: node.runtime, status: 'inferred'},
  poolTimeoutMilliseconds: {
    value: 1000,
    text: '1,000',
    unit: 'ms',
    source: node.stability,
    status: 'inferred',
  },
  // Share of the technical committee that root power needs.
  committeeShare: {value: '1/2', text: 'half', source: node.runtime, status: 'inferred'},
  committeeMotionMinutes: {value: 10, unit: 'minutes', source: node.config, status: 'inferred'},
  // owner() returns today's.
  genesisOwner: {
    value: '0xaf537bd156c7E548D0BF2CD43168dABF7aF2feb5',
    source: node.config,
    status: 'inferred',
  },
  substrate: {value: 'stable-2407', source: node.readme},
  pools,
  stack,
} as const satisfies FactTree;
