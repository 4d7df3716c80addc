import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {explorerLink, type SentHash} from '../network/explorer-link';
import type {ToolNetwork} from '../network/networks';

interface Props extends SentHash {
  readonly network: ToolNetwork;
}

/** Says that a network accepted a transaction, with a link to the explorer. */
export function SentTransaction({network, hash, account}: Props): ReactNode {
  const {to, label} = explorerLink(network, {hash, account});
  return (
    <p>
      Sent to {network.name}: transaction <code>{hash}</code>. <Link to={to}>{label}</Link>
    </p>
  );
}
