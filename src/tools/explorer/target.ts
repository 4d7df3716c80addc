import type {ToolNetwork} from '../network/networks';
import {withoutCommas} from '../ui/number-text';

/** URLs of an explorer. */
export type ExplorerUrls = Pick<
  ToolNetwork,
  'explorerUrl' | 'explorerTxUrl' | 'explorerAddressUrl' | 'explorerBlockUrl'
>;

/** Kind of value that a reader typed. */
export type LookupKind = 'transaction' | 'address' | 'block';

/** Result of parsing the field: empty, not recognized, or a link. */
export type LookupTarget =
  | {readonly state: 'empty'}
  | {readonly state: 'unknown'}
  | {
      readonly state: 'found';
      readonly kind: LookupKind;
      readonly url: string;
      /** False if the path is not documented. Then `url` is the explorer's start page, where the reader has to search. */
      readonly direct: boolean;
    };

const PATTERNS: readonly (readonly [LookupKind, RegExp])[] = [
  ['transaction', /^0x[0-9a-f]{64}$/i],
  ['address', /^0x[0-9a-f]{40}$/i],
  ['block', /^\d{1,12}$/],
];

/**
 * Turns what a reader typed into a link to an explorer.
 * @param text a transaction hash, an address or a block number; spaces around it and thousands separators are ignored
 */
export function explorerTarget(text: string, urls: ExplorerUrls): LookupTarget {
  const trimmed = text.trim();
  if (trimmed === '') return {state: 'empty'};
  const value = withoutCommas(trimmed);
  const kind = PATTERNS.find(([, pattern]) => pattern.test(value))?.[0];
  if (!kind) return {state: 'unknown'};
  const prefix = {
    transaction: urls.explorerTxUrl,
    address: urls.explorerAddressUrl,
    block: urls.explorerBlockUrl,
  }[kind];
  return prefix === undefined
    ? {state: 'found', kind, url: urls.explorerUrl, direct: false}
    : {state: 'found', kind, url: prefix + value, direct: true};
}
