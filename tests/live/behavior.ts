import {limits} from '../../src/data/limits';
import {precompiles} from '../../src/data/precompiles';

const ACCOUNT = `0x${'34'.repeat(20)}`;
const FEE_TOKEN_SELECTOR = precompiles.feeTokenSelector.address.value;

/**
 * What pages say of the node's responses, from its source code: a request that reads, and what its response contains. The model of the
 * network is tested with them, and every week the networks are.
 */
export const behavior: readonly (readonly [statement: string, method: string, params: unknown[], RegExp])[] =
  [
    [
      'a revert has code -32603 and its reason',
      'eth_call',
      [{from: ACCOUNT, to: FEE_TOKEN_SELECTOR, data: `0x15cce224${'0'.repeat(64)}`}, 'latest'],
      /-32603.*VM Exception while processing transaction: revert UserFeeTokenController: zero address/,
    ],
    [
      'gas is estimated for the next nonce only',
      'eth_estimateGas',
      [{from: ACCOUNT, to: ACCOUNT, data: '0x01', nonce: '0x5'}],
      /-32603.*execution fatal: Module\(ModuleError/,
    ],
    ['eth_fillTransaction is no method', 'eth_fillTransaction', [{to: ACCOUNT}], /-32601/],
    [
      'a block has the tag finalized',
      'eth_getBlockByNumber',
      ['finalized', false],
      /"result":\{.*"number":"0x/,
    ],
    [
      'the base fee is suggested',
      'eth_gasPrice',
      [],
      new RegExp(`"0x${limits.baseFeeWei.value.toString(16)}"`),
    ],
    ['no priority fee is suggested', 'eth_maxPriorityFeePerGas', [], /"result":"0x0"/],
  ];
