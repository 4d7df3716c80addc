import type {NetworkId} from '../network/networks';
import {redact} from '../network/redact';
import {getReaderValues} from '../reader/store';
import {secretsOf} from '../reader/values';
import {BATCH, methodNamed} from './methods';
import type {Call} from './parse';
import {isShareable} from './shareable';

/** A call as the reader typed it. */
export interface Draft {
  readonly network: NetworkId;
  /** Name of a listed method, or `BATCH`. */
  readonly method: string;
  /** Parameters, which may contain a key. */
  readonly text: string;
}

const START = '#console&';
const MAX_LINK_TEXT = 10_000;
const MAY_BE_SECRET =
  'There is no link to this call, because a value in it may be a secret. A link takes block tags and hexadecimal values (0x), and 64 digits only in a call that reads.';

/** The hash of a link to a call, or a sentence that says why there is none. */
export type CallLink =
  | {readonly hash: string; readonly problem?: undefined}
  | {readonly hash?: undefined; readonly problem: string};

/**
 * URL hash that opens the console with a draft. It has only values that cannot be a key.
 * @param calls what the text of the draft says; it is kept as typed if it says nothing else
 */
export function toHash({network, method, text}: Draft, calls: readonly Call[]): CallLink {
  const said = JSON.stringify(method === BATCH ? calls : (calls[0]?.params ?? []));
  const params = text.replace(/\s+/g, '') === said ? text : said;
  if (params.length > MAX_LINK_TEXT) return {problem: 'The parameters are too long for a link to this call.'};
  if (!calls.every(isShareable) || redact(params, secretsOf(getReaderValues())) !== params)
    return {problem: MAY_BE_SECRET};
  return {hash: START + new URLSearchParams({network, method, params}).toString()};
}

/** Parses a hash written by `toHash`. Undefined for any other hash, and for an unknown network or method. */
export function fromHash(hash: string): Draft | undefined {
  if (!hash.startsWith(START)) return undefined;
  const values = new URLSearchParams(hash.slice(START.length));
  const network = values.get('network');
  const method = values.get('method') ?? '';
  const text = values.get('params') ?? '[]';
  if ((network !== 'gtn' && network !== 'testnet') || text.length > MAX_LINK_TEXT) return undefined;
  return method === BATCH || methodNamed(method) ? {network, method, text} : undefined;
}
