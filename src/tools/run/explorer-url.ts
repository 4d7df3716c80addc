import type {ToolNetwork} from '../network/networks';

/**
 * Explorer URL for a transaction: its own page if that path is documented, else the page of its sender, else the explorer's
 * start page.
 */
export function explorerUrl(
  {explorerTxUrl, explorerAddressUrl, explorerUrl: first}: ToolNetwork,
  {hash, account}: {readonly hash: string; readonly account?: string},
): string {
  if (explorerTxUrl !== undefined) return `${explorerTxUrl}${hash}`;
  return account === undefined ? first : `${explorerAddressUrl}${account}`;
}
