import Link from '@docusaurus/Link';
import {lazyTool} from '../lazy/lazy-tool';

/** Calculator for the cost of a fee-paying transaction and who receives it. Without JavaScript, readers use the formula. */
export const FeeCalculator = lazyTool(
  'Calculate a fee',
  () => import('./FeeForm'),
  <p>
    Without JavaScript, work out the fee with{' '}
    <Link to="/developers/ATM/token_gating#formulas">the formula</Link>.
  </p>,
);
