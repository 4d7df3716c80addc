import {lazyTool} from '../lazy/lazy-tool';

/** Form that sends any ZKT request. Without JavaScript, readers use the tables of fields. */
export const ZktTry = lazyTool(
  'Send a ZKT request',
  () => import('./ZktForm'),
  <p>Send each of these requests with curl, as above.</p>,
);
