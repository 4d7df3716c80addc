import type {FactTable, FactTree} from '../plugins/facts';
import {docs, node, others} from './sources';

/**
 * The three kinds of endpoint and what they accept. Owner page: `/developers/public_rpc`.
 * URLs themselves are in `networks.ts`, limits in `limits.ts`.
 */

/** One of the three kinds of URL. */
export interface EndpointKind {
  readonly id: string;
  readonly name: string;
  /** Path after the host, with the placeholder of the key. */
  readonly path: string;
  /** What it takes and does. */
  readonly use: string;
}

const kinds: FactTable<EndpointKind> = {
  source: docs.publicRpc,
  rows: [
    {id: 'public', name: 'Public RPC URL', path: '/', use: 'Reads, without a key'},
    {
      id: 'zgt',
      name: 'Keyed RPC URL (ZGT)',
      path: '/zgt/YOUR_API_KEY',
      use: 'Reads, and sends zero-fee transactions that you sign',
    },
    {
      id: 'zkt',
      name: 'ZKT URL',
      path: '/zkt/YOUR_API_KEY',
      use: 'A service signs and sends what you POST',
    },
  ],
};

/** A JSON-RPC method. */
export interface RpcMethod {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** What it returns or does. */
  readonly purpose: string;
  /** The shape of what it returns, where no public standard has it. */
  readonly result?: string;
  /** Whether the documentation calls it experimental. */
  readonly experimental?: boolean;
}

/** Those that only this chain has. */
const methods: FactTable<RpcMethod> = {
  source: [docs.publicRpc, node.rpc],
  rows: [
    {
      id: 'getSupportedTokens',
      name: 'stability_getSupportedTokens',
      group: 'Stability',
      result: '{code: 200, value: address[]}',
      experimental: true,
      purpose: 'Tokens that can pay fees',
    },
    {
      id: 'getValidatorList',
      name: 'stability_getValidatorList',
      group: 'Stability',
      result: '{code: 200, value: address[]}',
      purpose: 'Approved validators',
    },
    {
      id: 'getActiveValidatorList',
      name: 'stability_getActiveValidatorList',
      group: 'Stability',
      result: '{code: 200, value: address[]}',
      purpose: 'Active validators',
    },
    {
      id: 'sendSponsoredTransaction',
      name: 'stability_sendSponsoredTransaction',
      group: 'Stability',
      result: 'transaction hash',
      experimental: true,
      purpose: 'Sends a transaction whose fee a sponsor pays',
    },
  ],
};

/** @param purposes what each method is for, by its name, after the summary in Ethereum's execution APIs */
function ethereum(group: string, purposes: Readonly<Record<string, string>>): readonly RpcMethod[] {
  return Object.entries(purposes).map(([name, purpose]) => ({id: name, name, group, purpose}));
}

/**
 * Read from the interface of Frontier at commit 2e219e17, which the node pins. The gateway publishes no list of its own.
 */
const standardMethods: FactTable<RpcMethod> = {
  source: [docs.publicRpc, others.frontier, others.standard],
  status: 'inferred',
  rows: [
    ...ethereum('Chain', {
      eth_chainId: 'Chain id',
      eth_blockNumber: 'Latest block number',
      eth_syncing: 'Sync status',
      net_version: 'Chain id, in decimal',
      web3_clientVersion: 'Version of the node',
    }),
    ...ethereum('Blocks', {
      eth_getBlockByNumber: 'Block',
      eth_getBlockByHash: 'Block',
      eth_getBlockReceipts: 'All receipts',
      eth_getBlockTransactionCountByNumber: 'Number of transactions',
      eth_getBlockTransactionCountByHash: 'Number of transactions',
    }),
    ...ethereum('State', {
      eth_getBalance: 'Balance of an account',
      eth_getTransactionCount: 'Nonce',
      eth_getCode: 'Code of a contract',
      eth_getStorageAt: 'Value of a slot',
    }),
    ...ethereum('Calls', {
      eth_call: 'Result of a call',
      eth_estimateGas: 'Gas that is needed',
    }),
    ...ethereum('Transactions', {
      eth_sendRawTransaction: 'Sends a transaction',
      eth_getTransactionByHash: 'Transaction',
      eth_getTransactionReceipt: 'Receipt',
      eth_getTransactionByBlockNumberAndIndex: 'Transaction',
      eth_getTransactionByBlockHashAndIndex: 'Transaction',
    }),
    ...ethereum('Logs', {
      eth_getLogs: 'Logs that match',
      eth_newFilter: 'Filter for logs',
      eth_newBlockFilter: 'Filter for blocks',
      eth_getFilterChanges: 'What is new',
      eth_getFilterLogs: 'All its logs',
      eth_uninstallFilter: 'Removes a filter',
    }),
    ...ethereum('Fees', {
      eth_gasPrice: 'Price of gas, in wei',
      eth_feeHistory: 'Fees of past blocks',
      eth_maxPriorityFeePerGas: 'Priority fee',
    }),
  ],
};

/** Shape of an error that the `stability_*` methods return. */
export interface RpcError {
  readonly id: string;
  readonly code: number;
  /** The message starts with this text. */
  readonly message: string;
}

const errors: FactTable<RpcError> = {
  source: node.rpc,
  status: 'inferred',
  rows: [
    {id: 'invalidRaw', code: 1, message: 'Invalid raw transaction'},
    {id: 'unableToSubmit', code: 1, message: 'Unable to submit transaction'},
  ],
};

/** Endpoint kinds, JSON-RPC methods and the format of a sponsor's consent. */
export const endpoints = {
  kinds,
  methods,
  standardMethods,
  errors,
  /** The only method documented as unsupported; Frontier's interface lacks others too. */
  unsupportedMethod: {value: 'eth_blobBaseFee', source: docs.publicRpc},
  /** Signed as an EIP-191 message, followed by the transaction hash: 0x and lowercase digits. */
  sponsorConsentPrefix: {value: 'I consent to be a sponsor of transaction: ', source: node.sponsored},
  legacyApi: {
    /** Predates the keyed RPC URLs. Whether it is still there is not confirmed. */
    baseUrl: {value: 'https://api.stabilityprotocol.com/v1', source: docs.publicApi, status: 'legacy'},
  },
} as const satisfies FactTree;
