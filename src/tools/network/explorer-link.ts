import type {ToolNetwork} from './networks';

/** A transaction that a network accepted. */
export interface SentHash {
  readonly hash: string;
  /** Its sender, if known. */
  readonly account?: string;
}

/**
 * Explorer link for a transaction: its own page if that path is documented, else the page of its sender, which lists it, else
 * the explorer's start page.
 */
export function explorerLink(
  {explorerTxUrl, explorerAddressUrl, explorerUrl}: ToolNetwork,
  {hash, account}: SentHash,
): {readonly to: string; readonly label: string} {
  if (explorerTxUrl !== undefined)
    return {to: `${explorerTxUrl}${hash}`, label: 'View the transaction on the explorer'};
  return account === undefined
    ? {to: explorerUrl, label: 'Search for it on the explorer'}
    : {
        to: `${explorerAddressUrl}${account}`,
        label: 'Find it on the explorer, under the account that sent it',
      };
}
