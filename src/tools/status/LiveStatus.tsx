import {lazyTool} from '../lazy/lazy-tool';

/** Button that checks both networks from the reader's browser. */
export const LiveStatus = lazyTool(
  'Live status',
  () => import('./NetworkChecks'),
  <p>With JavaScript you can check both networks from this page.</p>,
);
