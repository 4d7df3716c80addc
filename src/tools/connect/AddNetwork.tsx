import Link from '@docusaurus/Link';
import {lazyTool} from '../lazy/lazy-tool';

/** Button that adds a network to the reader's wallet. The table of values beside it is the manual alternative. */
export const AddNetwork = lazyTool(
  'Add the network to your wallet',
  () => import('./ConnectForm'),
  <p>
    <Link to="/users/getting_started#add-by-hand">Add the network to your wallet by hand</Link>
  </p>,
);
