import type {ToolNetwork} from '../network/networks';
import {withoutCommas} from '../ui/number-text';

/**
 * Turns what a reader typed into a link to an explorer.
 * @param text a transaction hash, an address or a block number; spaces around it and thousands separators are ignored
 * @returns undefined for anything else; not `direct` if the path is not documented: then `url` is the explorer's start page
 */
export function explorerTarget(text: string, urls: ToolNetwork) {
  const value = withoutCommas(text.trim());
  const kinds = [
    {name: 'transaction', pattern: /^0x[0-9a-f]{64}$/i, prefix: urls.explorerTxUrl},
    {name: 'address', pattern: /^0x[0-9a-f]{40}$/i, prefix: urls.explorerAddressUrl},
    {name: 'block', pattern: /^\d{1,12}$/, prefix: urls.explorerBlockUrl},
  ];
  const kind = kinds.find(({pattern}) => pattern.test(value));
  if (!kind) return undefined;
  const {name, prefix} = kind;
  return prefix === undefined
    ? {name, url: urls.explorerUrl, direct: false}
    : {name, url: prefix + value, direct: true};
}
