import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';

interface Props {
  readonly network: ToolNetwork;
  readonly hash: string;
  /** Its sender, if known. */
  readonly account?: string | undefined;
}

/** Address and label of the page of a transaction on the explorer, or of that of its sender, which lists it. */
export function explorerLink({network, hash, account}: Props): readonly [to: string, label: string] {
  const {explorerTxUrl, explorerAddressUrl, explorerUrl} = network;
  if (explorerTxUrl !== undefined)
    return [explorerTxUrl + encodeURIComponent(hash), 'View the transaction on the explorer'];
  if (account === undefined) return [explorerUrl, 'Search for it on the explorer'];
  // The documented address of an account on this explorer ends with a slash.
  const address = `${explorerAddressUrl}${encodeURIComponent(account)}/`;
  return [address, 'Find it on the explorer, under the account that sent it'];
}

/** Says that a network accepted a transaction, with a link to the explorer. */
export function SentTransaction(props: Props): ReactNode {
  const [to, label] = explorerLink(props);
  return (
    <p>
      Sent to {props.network.name}: transaction <code translate="no">{props.hash}</code>.{' '}
      <Link to={to}>{label}</Link>
    </p>
  );
}
