import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import type {NetworkId} from '../network/networks';
import {redact} from '../network/redact';
import {BATCH, methodNamed} from './methods';

/** Content of the console's form. */
export interface Draft {
  readonly network: NetworkId;
  /** Name of a listed method, or `BATCH`. */
  readonly method: string;
  /** Parameters as the reader typed them, which may contain a key; `toHash` removes it. */
  readonly text: string;
}

const START = '#console&';
const MAX_LINK_TEXT = 10_000;

/**
 * URL hash that opens the console with a draft, without the API key and the placeholder that copying replaces with it.
 * @returns undefined for a text that is too long for a link
 */
export function toHash({network, method, text}: Draft, apiKey?: string): string | undefined {
  const params = redact(text, [apiKey, PLACEHOLDERS.apiKey], 'API-KEY');
  if (params.length > MAX_LINK_TEXT) return undefined;
  return START + new URLSearchParams({network, method, params}).toString();
}

/** Parses a hash written by `toHash`. Undefined for any other hash, and for an unknown network or method. */
export function fromHash(hash: string): Draft | undefined {
  if (!hash.startsWith(START)) return undefined;
  const values = new URLSearchParams(hash.slice(START.length));
  const network = values.get('network');
  const method = values.get('method') ?? '';
  const text = values.get('params') ?? '[]';
  if ((network !== 'gtn' && network !== 'testnet') || text.length > MAX_LINK_TEXT) return undefined;
  if (method !== BATCH && !methodNamed(method)) return undefined;
  return {network, method, text};
}
