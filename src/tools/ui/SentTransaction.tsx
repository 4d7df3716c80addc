import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';

/** A transaction that a network accepted. */
export interface SentHash {
  readonly hash: string;
  /** Its sender, if known. */
  readonly account?: string;
}

/** Says that a network accepted a transaction, with a link to the explorer. */
export function SentTransaction({
  network,
  hash,
  account,
}: SentHash & {readonly network: ToolNetwork}): ReactNode {
  const {explorerTxUrl, explorerAddressUrl, explorerUrl} = network;
  // The page of the transaction if its path is documented, else that of its sender, which lists it.
  const [to, label] =
    explorerTxUrl !== undefined
      ? [explorerTxUrl + hash, 'View the transaction on the explorer']
      : account !== undefined
        ? [explorerAddressUrl + account, 'Find it on the explorer, under the account that sent it']
        : [explorerUrl, 'Search for it on the explorer'];
  return (
    <p>
      Sent to {network.name}: transaction <code translate="no">{hash}</code>. <Link to={to}>{label}</Link>
    </p>
  );
}
