import {createHash} from 'node:crypto';
import {getBytes, Interface, keccak256, Transaction} from 'ethers';
import {endpoints} from '../../../src/data/endpoints';
import {limits} from '../../../src/data/limits';
import {precompiles} from '../../../src/data/precompiles';
import type {Anvil} from './anvil';
import {pause, waitForReceipt} from './node';
import {Refusal} from './refusal';

/** STAND-IN, in milliseconds: longer than ethers caches a response (250 ms), as a real block takes, where the node mines at once. */
const BLOCK_DELAY = 270;

/** STAND-IN for the precompile that hashes with SHA3-256. */
const SHA3 = precompiles.utility.rows.find(({id}) => id === 'SHA3FIPS256')?.address;

/** The standard methods that the facts list. */
const STANDARD = new Set<string>(endpoints.standardMethods.rows.map(({id}) => id));

/** A JSON-RPC call that has not been validated. */
export interface RpcCall {
  readonly jsonrpc?: string;
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: readonly unknown[];
}

/** Context of a JSON-RPC call: the network, whether it may send, and how sent transactions are handled. */
export interface Context {
  readonly node: Anvil;
  readonly chainId: number;
  readonly writable: boolean;
  /** Whether blocks have a block time, so that a sent transaction is pending first, as on the network. */
  readonly blockTime: boolean;
  /** Whether to lose the current transaction. */
  readonly loses: () => boolean;
}

/** Rejects a signed transaction that the keyed RPC URL does not accept. */
function checkTransaction(raw: string, chainId: number): void {
  const transaction = Transaction.from(raw);
  const fees = [transaction.gasPrice, transaction.maxFeePerGas, transaction.maxPriorityFeePerGas];
  if (fees.some((fee) => fee !== null && fee > 0n))
    throw new Refusal(200, -32000, 'zero-fee transactions only');
  if (transaction.gasLimit > BigInt(limits.transactionGas.value))
    throw new Refusal(200, -32000, 'gas limit too high');
  if ((transaction.type ?? 0) > 2) throw new Refusal(200, -32000, 'transaction type not accepted');
  if (transaction.chainId !== BigInt(chainId)) throw new Refusal(200, -32000, 'wrong chain id');
}

async function stabilityCall(node: Anvil, method: string): Promise<unknown> {
  const precompile = {
    stability_getSupportedTokens: [precompiles.supportedTokensManager.address.value, 'supportedTokens'],
    stability_getValidatorList: [precompiles.validatorController.address.value, 'getValidatorList'],
    stability_getActiveValidatorList: [
      precompiles.validatorController.address.value,
      'getActiveValidatorList',
    ],
  }[method];
  if (!precompile) throw new Refusal(200, -32601, 'Method not found');
  const [to, name] = precompile;
  const abi = new Interface([`function ${name}() view returns (address[])`]);
  const answer = await node.rpc<string>('eth_call', [{to, data: abi.encodeFunctionData(name)}, 'latest']);
  return {
    code: 200,
    value: (abi.decodeFunctionResult(name, answer)[0] as string[]).map((one) => one.toLowerCase()),
  };
}

/** Accepts a signed transaction. Without a block time it responds when the transaction is in a block, so that libraries need not poll. */
async function sendRaw({node, chainId, writable, blockTime, loses}: Context, raw: string): Promise<string> {
  if (!writable) throw new Refusal(200, -32000, 'read-only endpoint');
  checkTransaction(raw, chainId);
  if (loses()) return keccak256(raw);
  const hash = await node.rpc<string>('eth_sendRawTransaction', [raw]);
  if (blockTime) return hash;
  await waitForReceipt(node, hash);
  await pause(BLOCK_DELAY);
  return hash;
}

/** Returns the result of one JSON-RPC call. @throws Refusal, or the node's error */
export async function answerCall(context: Context, call: RpcCall): Promise<unknown> {
  const {node} = context;
  const {method = '', params = []} = call;
  const baseFee = `0x${limits.baseFeeWei.value.toString(16)}`;
  if (method === 'eth_gasPrice') return baseFee;
  if (method === 'eth_sendRawTransaction') return sendRaw(context, String(params[0]));
  if (method.startsWith('stability_')) return stabilityCall(node, method);
  if (!STANDARD.has(method)) throw new Refusal(200, -32601, 'Method not found');
  const {to, data = '0x'} = (method === 'eth_call' ? params[0] : {}) as {to?: string; data?: string};
  if (to !== undefined && to === SHA3)
    return `0x${createHash('sha3-256').update(getBytes(data)).digest('hex')}`;
  const known = params.map((param) => (param === 'finalized' ? 'latest' : param)); // STAND-IN: final at once
  const result = await node.rpc<unknown>(method, known);
  if (method.startsWith('eth_getBlockBy') && result) return {...result, baseFeePerGas: baseFee};
  return result;
}
