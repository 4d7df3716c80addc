import {lazyTool} from '../lazy/lazy-tool';

/** Field that sends a message to Testnet from the page. Without JavaScript, readers use the curl command beside it. */
export const SendMessage = lazyTool(
  'Send a message',
  () => import('./MessageForm'),
  <p>
    Run the curl command above, with your own text in place of <code translate="no">Hello, Stability!</code>.
  </p>,
);
