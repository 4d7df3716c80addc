import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lazyTool} from '../lazy/lazy-tool';
import type {NetworkId} from '../network/networks';

const BY_HAND = '/users/getting_started#add-by-hand';

/** Button that selects a network in the reader's wallet and then sends a first transaction. */
export const FirstTransaction = lazyTool(
  'Send a first transaction',
  () => import('./ConnectForm'),
  <p>
    Without JavaScript, <Link to="#send-by-hand">send it by hand</Link>.
  </p>,
);

function addOne(id: NetworkId, name: string) {
  return lazyTool(
    `Add ${name} to your wallet`,
    async () => {
      const {default: ConnectForm} = await import('./ConnectForm');
      return {default: (): ReactNode => <ConnectForm only={id} />};
    },
    <Link to={BY_HAND}>Add it by hand</Link>,
  );
}

/** Button that adds one network to the reader's wallet, in a line of its card, by network. */
export const ADD_LINES = {gtn: addOne('gtn', 'GTN'), testnet: addOne('testnet', 'Testnet')} as const;
