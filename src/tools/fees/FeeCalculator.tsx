import type {ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./FeeForm').then((module) => module.default);

/** Calculates what a fee-paying transaction costs and who gets it. Without scripts the formulas beside it say the same. */
export function FeeCalculator(): ReactNode {
  return (
    <LazyTool load={load} props={{}} label="Calculate a fee">
      <p>With JavaScript you can calculate a fee here. The formulas on this page say the same.</p>
    </LazyTool>
  );
}
