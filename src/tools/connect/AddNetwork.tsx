import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./ConnectForm').then((module) => module.default);

/** Button that adds a network to the reader's wallet. The table of values beside it does the same by hand. */
export function AddNetwork(): ReactNode {
  return (
    <LazyTool load={load} props={{}} label="Add the network to your wallet">
      <p>
        With JavaScript and a wallet in this browser, a button stands here. Without them, add the network by
        hand.
      </p>
    </LazyTool>
  );
}
