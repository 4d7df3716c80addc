import type {ReactNode} from 'react';
import styles from './Columns.module.css';

interface Props {
  /** One element for each column. */
  readonly children: ReactNode;
}

/** Lays out its children in columns, or below each other on narrow screens. */
export function Columns({children}: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
