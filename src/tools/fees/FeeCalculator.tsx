import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./FeeForm');

/** Calculator for the cost of a fee-paying transaction and who receives it. Without JavaScript, readers use the formulas beside it. */
export function FeeCalculator(): ReactNode {
  return (
    <LazyTool load={load} label="Calculate a fee">
      <p>With JavaScript you can calculate a fee here. The formulas on this page say the same.</p>
    </LazyTool>
  );
}
