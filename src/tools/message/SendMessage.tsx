import {lazyTool} from '../lazy/lazy-tool';

/** Field that sends a message to Testnet from the page. Without JavaScript, readers use the curl command beside it. */
export const SendMessage = lazyTool(
  'Send a message',
  () => import('./MessageForm'),
  <p>Use the curl command above: replace the text between the inner quotation marks.</p>,
);
