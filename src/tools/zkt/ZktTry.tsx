import {lazyTool} from '../lazy/lazy-tool';

/** Form that sends any ZKT request. Without JavaScript, readers use the tables of fields. */
export const ZktTry = lazyTool(
  'Send a ZKT request',
  () => import('./ZktForm'),
  <p>With JavaScript you can send each of these requests from this page. Without it, use curl.</p>,
);
