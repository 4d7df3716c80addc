import type {FactTable} from '../plugins/facts';
import {others} from './sources';

/**
 * Parameters of each JSON-RPC method. The methods themselves are in `endpoints.ts`; a test compares the two lists. Shown in the
 * console on `/developers/public_rpc`.
 */

/** One kind of parameter. */
export interface RpcParameter {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** Example value, as JSON. */
  readonly example: string;
}

/** All kinds of parameters. The Substrate block hash and the state override are read from the source code of the node and of Frontier. */
export const rpcParameters = {
  source: others.standard,
  rows: [
    {
      id: 'block',
      name: 'block',
      meaning: 'A hexadecimal number, or a tag such as "latest".',
      example: '"latest"',
    },
    {
      id: 'blockHash',
      name: 'block hash',
      meaning: '0x and 64 hexadecimal digits.',
      example: `"0x${'0'.repeat(64)}"`,
    },
    {
      id: 'substrateBlockHash',
      name: 'Substrate block hash',
      meaning: 'Not that of the Ethereum block. Without it, the latest state.',
      example: `"0x${'0'.repeat(64)}"`,
    },
    {
      id: 'full',
      name: 'full transactions',
      meaning: 'true, or false for their hashes only.',
      example: 'false',
    },
    {
      id: 'address',
      name: 'address',
      meaning: 'An account or a contract.',
      example: '"0x7F521250d3AAcba194dBB33427fFEa2C546B433d"',
    },
    {
      id: 'contract',
      name: 'contract',
      meaning: 'Its address.',
      example: '"0x0000000000000000000000000000000000000801"',
    },
    {id: 'slot', name: 'slot', meaning: 'In hexadecimal.', example: '"0x0"'},
    {
      id: 'call',
      name: 'call',
      meaning: 'to and data, and from if the contract checks its caller.',
      example: '{"to": "0x0000000000000000000000000000000000000801", "data": "0xb002249d"}',
    },
    {
      id: 'overrides',
      name: 'state override',
      meaning: 'Code or storage of accounts, for this call only.',
      example: '{"0x0000000000000000000000000000000000000801": {"code": "0x00"}}',
    },
    {
      id: 'raw',
      name: 'raw transaction',
      meaning: 'Signed, in hexadecimal.',
      example: '"0x"',
    },
    {
      id: 'transactionHash',
      name: 'transaction hash',
      meaning: '0x and 64 hexadecimal digits.',
      example: `"0x${'0'.repeat(64)}"`,
    },
    {
      id: 'index',
      name: 'index',
      meaning: 'The position in the block, from 0x0.',
      example: '"0x0"',
    },
    {
      id: 'filter',
      name: 'filter',
      meaning: 'fromBlock and toBlock, and address or topics to narrow it down.',
      example: '{"fromBlock": "latest", "toBlock": "latest"}',
    },
    {
      id: 'filterId',
      name: 'filter id',
      meaning: 'What eth_newFilter or eth_newBlockFilter returned.',
      example: '"0x1"',
    },
    {
      id: 'count',
      name: 'block count',
      meaning: 'In hexadecimal.',
      example: '"0x5"',
    },
    {
      id: 'percentiles',
      name: 'percentiles',
      meaning: 'A list, ascending from 0 to 100.',
      example: '[50]',
    },
    {id: 'sponsor', name: 'sponsor', meaning: 'Its address.', example: '"0x"'},
    {
      id: 'signature',
      name: 'signature',
      meaning: "The sponsor's, of the consent text.",
      example: '"0x"',
    },
  ],
} as const satisfies FactTable<RpcParameter>;

/** Name of a kind of parameter. */
export type RpcParameterId = (typeof rpcParameters.rows)[number]['id'];

/** The parameters of one method, in order. */
export interface RpcSignature {
  /** The name of the method. */
  readonly id: string;
  readonly takes: readonly RpcParameterId[];
  /** Optional parameters that may follow. */
  readonly optional?: readonly RpcParameterId[];
  /** Whether the method changes the state of the chain. */
  readonly writes?: boolean;
}

const none = (id: string): RpcSignature => ({id, takes: []});

/** Every method of `endpoints.standardMethods` and `endpoints.methods`. */
export const rpcSignatures: FactTable<RpcSignature> = {
  source: others.standard,
  rows: [
    none('eth_chainId'),
    none('eth_blockNumber'),
    none('eth_syncing'),
    none('net_version'),
    none('web3_clientVersion'),
    {id: 'eth_getBlockByNumber', takes: ['block', 'full']},
    {id: 'eth_getBlockByHash', takes: ['blockHash', 'full']},
    {id: 'eth_getBlockTransactionCountByNumber', takes: ['block']},
    {id: 'eth_getBlockTransactionCountByHash', takes: ['blockHash']},
    {id: 'eth_getBlockReceipts', takes: ['block']},
    {id: 'eth_getBalance', takes: ['address', 'block']},
    {id: 'eth_getTransactionCount', takes: ['address', 'block']},
    {id: 'eth_getCode', takes: ['contract', 'block']},
    {id: 'eth_getStorageAt', takes: ['contract', 'slot', 'block']},
    {id: 'eth_call', takes: ['call', 'block'], optional: ['overrides']},
    {id: 'eth_estimateGas', takes: ['call'], optional: ['block']},
    {id: 'eth_sendRawTransaction', takes: ['raw'], writes: true},
    {id: 'eth_getTransactionByHash', takes: ['transactionHash']},
    {id: 'eth_getTransactionReceipt', takes: ['transactionHash']},
    {id: 'eth_getTransactionByBlockNumberAndIndex', takes: ['block', 'index']},
    {id: 'eth_getTransactionByBlockHashAndIndex', takes: ['blockHash', 'index']},
    {id: 'eth_getLogs', takes: ['filter']},
    {id: 'eth_newFilter', takes: ['filter']},
    none('eth_newBlockFilter'),
    {id: 'eth_getFilterChanges', takes: ['filterId']},
    {id: 'eth_getFilterLogs', takes: ['filterId']},
    {id: 'eth_uninstallFilter', takes: ['filterId']},
    none('eth_gasPrice'),
    {id: 'eth_feeHistory', takes: ['count', 'block', 'percentiles']},
    none('eth_maxPriorityFeePerGas'),
    {id: 'stability_getSupportedTokens', takes: [], optional: ['substrateBlockHash']},
    {id: 'stability_getValidatorList', takes: [], optional: ['substrateBlockHash']},
    {id: 'stability_getActiveValidatorList', takes: [], optional: ['substrateBlockHash']},
    {id: 'stability_sendSponsoredTransaction', takes: ['raw', 'sponsor', 'signature'], writes: true},
  ],
};
