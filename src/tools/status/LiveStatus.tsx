import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./NetworkChecks');

/** Button that checks both networks from the reader's browser. */
export function LiveStatus(): ReactNode {
  return (
    <LazyTool load={load} label="Live status">
      <p>With JavaScript you can check both networks from this page.</p>
    </LazyTool>
  );
}
