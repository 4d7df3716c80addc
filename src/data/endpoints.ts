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

/** A JSON-RPC method that only this chain has. */
export interface RpcMethod {
  readonly id: string;
  readonly name: string;
  readonly result: string;
  /** Whether the documentation calls it experimental. */
  readonly experimental: boolean;
  readonly description: string;
}

const methods: FactTable<RpcMethod> = {
  source: [docs.publicRpc, node.rpc],
  rows: [
    {
      id: 'getSupportedTokens',
      name: 'stability_getSupportedTokens',
      result: '{code: 200, value: address[]}',
      experimental: true,
      description: 'Lists the tokens that can pay fees on the fee-paying path.',
    },
    {
      id: 'getValidatorList',
      name: 'stability_getValidatorList',
      result: '{code: 200, value: address[]}',
      experimental: false,
      description: 'Lists the approved validators.',
    },
    {
      id: 'getActiveValidatorList',
      name: 'stability_getActiveValidatorList',
      result: '{code: 200, value: address[]}',
      experimental: false,
      description: 'Lists the active validators: a change takes about two sessions to reach the blocks.',
    },
    {
      id: 'sendSponsoredTransaction',
      name: 'stability_sendSponsoredTransaction',
      result: 'transaction hash',
      experimental: true,
      description: 'Submits a transaction whose fee a sponsor pays.',
    },
  ],
};

/** A standard Ethereum method with its group. */
export interface StandardMethod {
  readonly id: string;
  readonly group: string;
}

function group(name: string, ids: readonly string[]): readonly StandardMethod[] {
  return ids.map((id) => ({id, group: name}));
}

/**
 * Read from the interface of Frontier at commit 2e219e17, which the node pins. The gateway publishes no list of its own.
 */
const standardMethods: FactTable<StandardMethod> = {
  source: [docs.publicRpc, others.frontier],
  status: 'inferred',
  rows: [
    ...group('Chain', ['eth_chainId', 'eth_blockNumber', 'eth_syncing', 'net_version', 'web3_clientVersion']),
    ...group('Blocks', [
      'eth_getBlockByNumber',
      'eth_getBlockByHash',
      'eth_getBlockReceipts',
      'eth_getBlockTransactionCountByNumber',
      'eth_getBlockTransactionCountByHash',
    ]),
    ...group('State', ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode', 'eth_getStorageAt']),
    ...group('Calls', ['eth_call', 'eth_estimateGas']),
    ...group('Transactions', [
      'eth_sendRawTransaction',
      'eth_getTransactionByHash',
      'eth_getTransactionReceipt',
      'eth_getTransactionByBlockNumberAndIndex',
      'eth_getTransactionByBlockHashAndIndex',
    ]),
    ...group('Logs', [
      'eth_getLogs',
      'eth_newFilter',
      'eth_newBlockFilter',
      'eth_getFilterChanges',
      'eth_getFilterLogs',
      'eth_uninstallFilter',
    ]),
    ...group('Fees', ['eth_gasPrice', 'eth_feeHistory', 'eth_maxPriorityFeePerGas']),
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
