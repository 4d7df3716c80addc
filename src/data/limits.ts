import type {FactTable, FactTree} from '../plugins/facts';

/**
 * Every documented limit. Owner pages: `/developers/rate_limits`, `/users/transactions`,
 * `/developers/public_rpc` (batch), `/developers/zkt` (payload), `/developers/what_is_different` (gas, fees).
 */

const RATE_LIMITS = {asOf: '2025-10-31', source: 'docs developers/rate_limits.md'} as const;
const DEVELOPERS = {asOf: '2025-09-03', source: 'docs developers/getting_started.md'} as const;
const NODE_CONFIG = {asOf: '2025-08-19', source: 'node runtime/src/stability_config.rs'} as const;
const NODE_TYPES = {asOf: '2025-08-19', source: 'node primitives/tools/src/eth.rs'} as const;
const COMPUTED_GAS = {
  asOf: '2025-08-19',
  source: 'docs resources/faq.md; recomputed from node runtime/src/stability_config.rs and lib.rs',
} as const;

const FORGE = {
  asOf: '2026-11-26',
  source: 'run here',
  note: 'Requests of one deployment with Foundry 1.7.1, against a test node with a block every 2 s.',
} as const;

const PORTAL_NOTE = 'The portal shows what applies to your key.';
const FREE = 60;
const PAID = 200;
const MONTHLY = 1000;
/** RPC calls that `ethers` and `viem` make to send one transaction and wait for it, with a block every 2 seconds. */
const CALLS = 12;

/** One tier of the RPC service. */
export interface RateTier {
  readonly id: string;
  readonly name: string;
  /** Requests per rolling minute; undefined if agreed individually. */
  readonly requestsPerMinute?: number;
  readonly how: string;
}

const tiers: FactTable<RateTier> = {
  ...RATE_LIMITS,
  note: PORTAL_NOTE,
  rows: [
    {id: 'free', name: 'Free', requestsPerMinute: FREE, how: 'Create an API key, free of charge'},
    {
      id: 'paid',
      name: 'First paid tier',
      requestsPerMinute: PAID,
      how: 'Select "Increase Limits" in the portal',
    },
    {id: 'custom', name: 'Custom', how: 'By arrangement with Stability'},
  ],
};

/** One transaction type, which the node accepts or rejects. */
export interface TransactionType {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly accepted: boolean;
}

const transactionTypes: FactTable<TransactionType> = {
  ...NODE_TYPES,
  status: 'inferred',
  rows: [
    {id: 'legacy', type: '0', name: 'Legacy', accepted: true},
    {id: 'eip2930', type: '1', name: 'EIP-2930 (access list)', accepted: true},
    {id: 'eip1559', type: '2', name: 'EIP-1559', accepted: true},
    {id: 'eip4844', type: '3', name: 'EIP-4844 (blob)', accepted: false},
    {id: 'eip7702', type: '4', name: 'Type 4 (set code)', accepted: false},
  ],
};

/** Limits of the RPC service, of a ZKT request, of a block and of a transaction. */
export const limits = {
  requestsPerMinuteFree: {value: FREE, unit: 'requests per minute', ...RATE_LIMITS, note: PORTAL_NOTE},
  requestsPerMinutePaid: {value: PAID, unit: 'requests per minute', ...RATE_LIMITS, note: PORTAL_NOTE},
  tiers,
  raiseLabel: {value: 'Increase Limits', asOf: '2025-10', source: 'docs developers/rate_limits.md'},
  tooManyRequestsStatus: {value: 429, unit: 'HTTP status', ...RATE_LIMITS},
  batchSize: {value: 40, unit: 'calls per batch', ...DEVELOPERS},
  freeTransactionsPerMonth: {
    value: MONTHLY,
    text: '1,000',
    unit: 'transactions per month and API key',
    ...DEVELOPERS,
    note: 'On any tier. The portal shows your count and the reset time.',
  },
  callsPerTransaction: {
    value: CALLS,
    unit: 'calls',
    asOf: '2026-11-25',
    source: 'this repository: the samples run with it in the tests',
    note: 'On a node with a block every 2 seconds. About half of them ask whether the transaction is in a block.',
  },
  transactionsPerMinuteFree: {
    value: Math.floor(FREE / CALLS),
    unit: 'transactions per minute',
    ...RATE_LIMITS,
    source: 'computed: requests per minute of the free tier, divided by the calls of one transaction',
  },
  freeTransactionsPerDay: {
    value: Math.floor(MONTHLY / 30),
    unit: 'transactions per day',
    ...DEVELOPERS,
    source: 'computed: free transactions per month, divided by 30 days',
  },
  forgeCreateCalls: {value: 11, unit: 'calls', ...FORGE},
  forgeScriptCalls: {value: '35 to 54', unit: 'calls', ...FORGE},
  zktPayloadMegabytes: {
    value: 1,
    text: '1 MB',
    unit: 'MB',
    asOf: '2024-12-16',
    source: 'docs developers/zkt.md',
  },
  blockGas: {value: 300_000_000, text: '300,000,000', unit: 'gas', ...COMPUTED_GAS},
  transactionGas: {value: 260_000_000, text: '260,000,000', unit: 'gas', ...COMPUTED_GAS},
  plainTransferGas: {
    value: 350_000,
    text: '350,000',
    unit: 'gas',
    asOf: '2025-08-19',
    source: 'node primitives/runner/src/lib.rs',
    status: 'inferred',
    note: 'The gas limit of a transaction without data, which moves the fee token. Read from source, not executed.',
  },
  baseFeeWei: {value: 1_000_000_000, text: '1,000,000,000', unit: 'wei', ...NODE_CONFIG},
  baseFeeGwei: {
    value: 1,
    text: '1 gwei',
    unit: 'gwei',
    ...NODE_CONFIG,
    note: 'Constant, and what eth_gasPrice returns. A zero-fee transaction sets its fee fields to 0 explicitly.',
  },
  zeroFee: {
    value: 0,
    unit: 'wei',
    asOf: '2025-09-03',
    source: 'docs developers/what_is_different.md; node primitives/tools/src/custom_fee.rs',
  },
  transactionTypes,
} as const satisfies FactTree;
