import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import type {NetworkId} from '../network/networks';
import {redact} from '../network/redact';
import {BATCH, methodNamed} from './methods';

/** A call as the reader typed it. */
export interface Draft {
  readonly network: NetworkId;
  /** Name of a listed method, or `BATCH`. */
  readonly method: string;
  /** Parameters, which may contain a key; `toHash` removes it. */
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
  return method === BATCH || methodNamed(method) ? {network, method, text} : undefined;
}

const MAX_SENT = 10;
let sent: readonly Draft[] = [];

/** The last ten drafts sent from this tab, newest first. A reload clears the list. */
export function sentDrafts(): readonly Draft[] {
  return sent;
}

/** Adds a draft at the top of the list of those that were sent. @returns the list */
export function remember(draft: Draft): readonly Draft[] {
  const text = JSON.stringify(draft);
  sent = [draft, ...sent.filter((one) => JSON.stringify(one) !== text)].slice(0, MAX_SENT);
  return sent;
}
