import {lazyTool} from '../lazy/lazy-tool';

/** Form that sends any ZKT request. Without JavaScript, readers use curl. */
export const ZktTry = lazyTool(
  'Send a ZKT request',
  () => import('./ZktForm'),
  <p>Without JavaScript, send requests with curl.</p>,
);
