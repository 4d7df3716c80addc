import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./MessageForm');

/** Field that sends a message to Testnet from the page. Without JavaScript, readers use the curl command beside it. */
export function SendMessage(): ReactNode {
  return (
    <LazyTool load={load} label="Send a message">
      <p>With JavaScript you can send a message from this page. Without it, use the curl command.</p>
    </LazyTool>
  );
}
