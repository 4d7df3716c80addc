import type {RpcParameterId} from '@site/src/data/rpc-parameters';
import {membersOf} from '../network/request';
import {methodNamed} from './methods';
import type {Call} from './parse';

/** Parameters that may be 32 bytes. A private key has as many. */
const HASHES: readonly string[] = [
  'blockHash',
  'substrateBlockHash',
  'transactionHash',
  'slot',
] satisfies readonly RpcParameterId[];

/** Members of parameters; those of the second list may be 32 bytes, or have them inside. */
const MEMBERS = [
  ...['from', 'to', 'data', 'input', 'value', 'nonce', 'gas', 'gasPrice', 'maxFeePerGas'],
  ...['maxPriorityFeePerGas', 'type', 'chainId', 'accessList', 'address', 'fromBlock', 'toBlock'],
  ...['blockNumber', 'requireCanonical', 'balance', 'code'],
];
const HASH_MEMBERS = ['blockHash', 'topics', 'storageKeys', 'state', 'stateDiff'];

const TAG = /^(?:latest|earliest|pending|safe|finalized)$/;
const HEX = /^0x[0-9a-f]*$/i;
const LENGTH_OF_HASH = 66;

const isHex = (text: string, mayBeHash: boolean): boolean =>
  HEX.test(text) && (mayBeHash || text.length !== LENGTH_OF_HASH);

function isPlain(value: unknown, mayBeHash: boolean): boolean {
  if (typeof value === 'string') return TAG.test(value) || isHex(value, mayBeHash);
  if (Array.isArray(value)) return value.every((one) => isPlain(one, mayBeHash));
  return Object.entries(membersOf(value)).every(([name, member]) =>
    HASH_MEMBERS.includes(name)
      ? isPlain(member, true)
      : (MEMBERS.includes(name) || isHex(name, mayBeHash)) && isPlain(member, mayBeHash),
  );
}

/**
 * Whether a call may be in a URL: its method is listed, and its parameters have nothing but numbers, block tags, hexadecimal values
 * and the names of members that methods take. What has as many digits as a private key may only be where a hash or a slot may be.
 */
export function isShareable({method, params}: Call): boolean {
  const parameters = methodNamed(method)?.parameters;
  return (
    parameters !== undefined &&
    params.every((param, index) => isPlain(param, HASHES.includes(parameters[index]?.id ?? '')))
  );
}
