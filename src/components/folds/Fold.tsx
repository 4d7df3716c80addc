import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Details} from './Details';
import styles from './Fold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A disclosure, styled as a row between hairlines. */
export function Fold({summary, children, className}: Props): ReactNode {
  return (
    <Details className={clsx(styles.fold, className)}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </Details>
  );
}
