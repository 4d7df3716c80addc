import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./ZktForm');

/** Form that sends any ZKT request. Without JavaScript, readers use the tables of fields. */
export function ZktTry(): ReactNode {
  return (
    <LazyTool load={load} label="Send a ZKT request">
      <p>With JavaScript you can send each of these requests from this page. Without it, use curl.</p>
    </LazyTool>
  );
}
