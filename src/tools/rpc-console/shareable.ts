import {membersOf} from '../network/request';
import {methodNamed, writes} from './methods';
import type {Call} from './parse';

const TAG = /^(?:latest|earliest|pending|safe|finalized)$/;
const HEX = /^0x[0-9a-f]*$/i;
/** A name of a member, such as `maxFeePerGas`: without a digit, which an API key has. */
const MEMBER = /^[a-z]{2,24}$/i;
/** Characters of a hash. A private key has as many. */
const LENGTH_OF_HASH = 66;

function isPlain(value: unknown, mayBeHash: boolean): boolean {
  const isHex = (text: string): boolean => HEX.test(text) && (mayBeHash || text.length !== LENGTH_OF_HASH);
  if (typeof value === 'string') return TAG.test(value) || isHex(value);
  if (Array.isArray(value)) return value.every((one) => isPlain(one, mayBeHash));
  return Object.entries(membersOf(value)).every(
    ([name, member]) => (MEMBER.test(name) || isHex(name)) && isPlain(member, mayBeHash),
  );
}

/**
 * Whether a call may be in a URL: its method is listed, and its parameters have nothing but numbers, block tags, hexadecimal values
 * and names. What has as many digits as a private key may only be in a call that reads.
 */
export function isShareable({method, params}: Call): boolean {
  return methodNamed(method) !== undefined && isPlain(params, !writes(method));
}
