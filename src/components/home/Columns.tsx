import type {ReactNode} from 'react';
import styles from './Columns.module.css';

interface Props {
  /** One element for each column. */
  readonly children: ReactNode;
}

/** Puts its children side by side where there is room, below each other where there is not. */
export function Columns({children}: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
