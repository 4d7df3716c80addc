import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LazyTool} from '../lazy/LazyTool';
import styles from './StatusLine.module.css';

const load = () => import('./StatusLineCheck');

/** One line for the home page: on click it tells whether both networks produce blocks. */
export function StatusLine(): ReactNode {
  return (
    <LazyTool load={load} label="Live status">
      <p className={styles.line}>
        <Link to="/resources/status">Network status</Link>
      </p>
    </LazyTool>
  );
}
