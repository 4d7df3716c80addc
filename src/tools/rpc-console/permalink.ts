import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import type {NetworkId} from '../network/networks';
import {BATCH, methodNamed} from './methods';

/** What stands in the console's form. Never a key. */
export interface Draft {
  readonly network: NetworkId;
  /** A method of the list, or `BATCH`. */
  readonly method: string;
  /** Parameters as the reader typed them. */
  readonly text: string;
}

const START = '#console&';
const LONGEST = 10_000;

/** Takes an API key, and the placeholder that copying would put it in place of, out of a text. */
export function withoutKey(text: string, apiKey: string | undefined): string {
  return [apiKey, PLACEHOLDERS.apiKey].reduce<string>(
    (rest, secret) => (secret === undefined ? rest : rest.split(secret).join('API-KEY')),
    text,
  );
}

/** The hash of an address that opens the console with a draft. */
export function toHash({network, method, text}: Draft, apiKey?: string): string {
  return START + new URLSearchParams({network, method, params: withoutKey(text, apiKey)}).toString();
}

/** Reads such a hash. Undefined for every other one, and for a network or a method that is not listed. */
export function fromHash(hash: string): Draft | undefined {
  if (!hash.startsWith(START)) return undefined;
  const values = new URLSearchParams(hash.slice(START.length));
  const network = values.get('network');
  const method = values.get('method') ?? '';
  const text = values.get('params') ?? '[]';
  if ((network !== 'gtn' && network !== 'testnet') || text.length > LONGEST) return undefined;
  if (method !== BATCH && !methodNamed(method)) return undefined;
  return {network, method, text};
}
