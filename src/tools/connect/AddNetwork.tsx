import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./ConnectForm');

/** Button that adds a network to the reader's wallet. The table of values beside it is the manual alternative. */
export function AddNetwork(): ReactNode {
  return (
    <LazyTool load={load} label="Add the network to your wallet">
      <p>
        The button that adds the network needs JavaScript and a wallet in your browser. Without them,{' '}
        <Link to="/users/getting_started#add-by-hand">add the network by hand</Link>.
      </p>
    </LazyTool>
  );
}
