import Link from '@docusaurus/Link';
import styles from './StatusLine.module.css';
import {lazyTool} from '../lazy/lazy-tool';

/** One line for the home page: on click it tells whether both networks produce blocks. */
export const StatusLine = lazyTool(
  'Live status',
  () => import('./StatusLineCheck'),
  <p className={styles.line}>
    <Link to="/resources/status">Network status</Link>
  </p>,
);
