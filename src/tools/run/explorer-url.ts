import type {ToolNetwork} from '../network/networks';

/**
 * Where a reader sees a transaction: its own page where that is documented, else the page of its sender, else the
 * explorer's first page.
 */
export function explorerUrl(
  {explorerTxUrl, explorerAddressUrl, explorerUrl: first}: ToolNetwork,
  {hash, account}: {readonly hash: string; readonly account?: string},
): string {
  if (explorerTxUrl !== undefined) return `${explorerTxUrl}${hash}`;
  return account === undefined ? first : `${explorerAddressUrl}${account}`;
}
