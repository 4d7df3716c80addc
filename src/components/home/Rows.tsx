import type {ReactNode} from 'react';
import styles from './home.module.css';

/** A list of links whose bold beginnings form a column. */
export function Rows({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}
