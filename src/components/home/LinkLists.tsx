import type {ReactNode} from 'react';
import styles from './home.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Cards beside each other, or below each other on narrow screens. Each child has a heading, a line, and a list of links. */
export function Cards({children}: Props): ReactNode {
  return <div className={`wide ${styles.cards}`}>{children}</div>;
}

/** A list of links whose bold beginnings form a column. */
export function Rows({children}: Props): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}
