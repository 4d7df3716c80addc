import type {Fact, FactTable} from '../plugins/facts';
import {docs, here, node, others} from './sources';

/**
 * Every documented limit. Owner pages: `/developers/rate_limits`, `/users/transactions`,
 * `/developers/tutorials/contract_read/hello_world` (batch), `/developers/zkt` (payload), `/developers/what_is_different` (gas, fees).
 */

const FREE = 60;
const PAID = 200;
const MONTHLY = 1000;
/** RPC calls that `viem` makes to send one transaction and wait for it, with a block every 2 seconds. */
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
  source: docs.rateLimits,
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
  source: node.types,
  status: 'inferred',
  rows: [
    {id: 'legacy', type: '0', name: 'Legacy', accepted: true},
    {id: 'eip2930', type: '1', name: 'EIP-2930 (access list)', accepted: true},
    {id: 'eip1559', type: '2', name: 'EIP-1559', accepted: true},
    {id: 'eip4844', type: '3', name: 'EIP-4844 (blob)', accepted: false},
    {id: 'eip7702', type: '4', name: 'Type 4 (set code)', accepted: false},
  ],
};

/** A limit as the table of limits on `/developers/rate_limits` lists it, with the section that explains it. */
export interface LimitRow {
  readonly name: string;
  readonly appliesTo: 'Requests' | 'Transactions' | 'Blocks';
  readonly address: string;
  readonly section: string;
}

const TIERS = {address: '#tiers', section: 'Limits by tier'} as const;
const GAS = {address: '/developers/what_is_different#gas', section: 'What Is Different'} as const;

/** Limits of the RPC service, of a ZKT request, of a block and of a transaction. The table lists those with a `row`, in this order. */
export const limits = {
  requestsPerMinuteFree: {
    value: FREE,
    unit: 'requests per minute',
    source: docs.rateLimits,
    row: {name: 'Requests on the free tier', appliesTo: 'Requests', ...TIERS},
  },
  requestsPerMinutePaid: {
    value: PAID,
    unit: 'requests per minute',
    source: docs.rateLimits,
    row: {name: 'Requests on the first paid tier', appliesTo: 'Requests', ...TIERS},
  },
  tiers,
  raiseLabel: {value: 'Increase Limits', source: docs.rateLimits},
  tooManyRequestsStatus: {value: 429, unit: 'HTTP status', source: docs.rateLimits},
  batchSize: {
    value: 40,
    unit: 'calls per batch',
    source: docs.developers,
    row: {
      name: 'Calls in a batch',
      appliesTo: 'Requests',
      address: '/developers/tutorials/contract_read/hello_world#batch',
      section: 'Read a Contract',
    },
  },
  zktPayloadMegabytes: {
    value: 1,
    text: '1 MB',
    unit: 'MB',
    asOf: '2024-12-16',
    source: docs.zkt,
    row: {
      name: 'Body of a ZKT request',
      appliesTo: 'Requests',
      address: '/developers/zkt#limits',
      section: 'Zero-Knowledge Transactions',
    },
  },
  freeTransactionsPerMonth: {
    value: MONTHLY,
    text: '1,000',
    unit: 'transactions per month and API key',
    source: docs.developers,
    row: {
      name: 'Free transactions',
      appliesTo: 'Transactions',
      address: '/users/transactions',
      section: 'Free Transactions',
    },
  },
  // To send one transaction and wait for it, on a node with a block every 2 seconds. About half of them ask whether it is in a block.
  callsViem: {value: CALLS, unit: 'calls', asOf: '2026-11-28', source: here.tests},
  callsEthers: {value: 10, unit: 'calls', asOf: '2026-11-28', source: here.tests},
  // Without provider.ts, ethers also looks for a replacement of the transaction in each block.
  callsEthersAlone: {value: 17, unit: 'calls', asOf: '2026-11-28', source: here.tests},
  transactionsPerMinuteFree: {
    value: Math.floor(FREE / CALLS),
    unit: 'transactions per minute',
    source: here.perMinute,
  },
  freeTransactionsPerDay: {
    value: Math.floor(MONTHLY / 30),
    unit: 'transactions per day',
    source: here.perDay,
  },
  // Requests of one deployment with Foundry 1.7.1, against a test node with a block every 2 seconds.
  forgeCreateCalls: {value: '10 to 12', unit: 'calls', asOf: '2026-11-28', source: here.run},
  forgeScriptCalls: {value: '41 to 42', unit: 'calls', asOf: '2026-11-28', source: here.run},
  transactionGas: {
    value: 260_000_000,
    text: '260,000,000',
    unit: 'gas',
    source: [docs.faq, node.config, node.runtime],
    row: {name: 'Gas of a transaction', appliesTo: 'Transactions', ...GAS},
  },
  blockGas: {
    value: 300_000_000,
    text: '300,000,000',
    unit: 'gas',
    source: [docs.faq, node.config, node.runtime],
    row: {name: 'Gas of a block', appliesTo: 'Blocks', ...GAS},
  },
  // The sizes of a contract and of the code that creates it, as in Ethereum.
  codeBytes: {value: 24_576, text: '24,576', unit: 'bytes', source: others.evm, status: 'inferred'},
  initCodeBytes: {value: 49_152, text: '49,152', unit: 'bytes', source: others.evm, status: 'inferred'},
  // The gas limit of a transaction without data, which moves the fee token.
  plainTransferGas: {value: 350_000, text: '350,000', unit: 'gas', source: node.runner, status: 'inferred'},
  baseFeeWei: {value: 1_000_000_000, text: '1,000,000,000', unit: 'wei', source: node.config},
  // Constant, and what eth_gasPrice returns. A zero-fee transaction sets its fee fields to 0 explicitly.
  baseFeeGwei: {value: 1, text: '1 gwei', unit: 'gwei', source: node.config},
  zeroFee: {value: 0, unit: 'wei', source: [docs.different, node.customFee]},
  transactionTypes,
} as const satisfies Readonly<Record<string, (Fact & {readonly row?: LimitRow}) | FactTable>>;
