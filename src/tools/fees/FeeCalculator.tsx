import {lazyTool} from '../lazy/lazy-tool';

/** Calculator for the cost of a fee-paying transaction and who receives it. Without JavaScript, readers use the formulas beside it. */
export const FeeCalculator = lazyTool(
  'Calculate a fee',
  () => import('./FeeForm'),
  <p>Calculate the fee with the formulas on this page.</p>,
);
