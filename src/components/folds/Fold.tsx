import type {ReactNode} from 'react';
import {Details} from './Details';
import styles from './Fold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A disclosure, styled as a row between hairlines. */
export function Fold({summary, children}: Props): ReactNode {
  return (
    <Details className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </Details>
  );
}
