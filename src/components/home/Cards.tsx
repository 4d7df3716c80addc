import type {ReactNode} from 'react';
import styles from './home.module.css';

/** Cards beside each other, or below each other on narrow screens. Each child has a heading, a line, and a list of links. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={`wide ${styles.cards}`}>{children}</div>;
}
