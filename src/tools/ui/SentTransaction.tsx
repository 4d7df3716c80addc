import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';

interface Props {
  readonly network: ToolNetwork;
  readonly hash: string;
  /** Its sender, if known. */
  readonly account?: string | undefined;
}

/** Says that a network accepted a transaction, with a link to its page on the explorer, or to that of its sender, which lists it. */
export function SentTransaction({network, hash, account}: Props): ReactNode {
  const {name, explorerTxUrl, explorerAddressUrl, explorerUrl} = network;
  const [to, label] =
    explorerTxUrl !== undefined
      ? [explorerTxUrl + encodeURIComponent(hash), 'View the transaction on the explorer']
      : account !== undefined
        ? [
            // The documented address of an account on this explorer ends with a slash.
            `${explorerAddressUrl}${encodeURIComponent(account)}/`,
            'Find it on the explorer, under the account that sent it',
          ]
        : [explorerUrl, 'Search for it on the explorer'];
  return (
    <p>
      Sent to {name}: transaction <code translate="no">{hash}</code>. <Link to={to}>{label}</Link>
    </p>
  );
}
