import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useOpenTarget} from './useOpenTarget';
import styles from './Fold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A native disclosure: closed at first, open when the address names something in it or the browser finds text in it. */
export function Fold({summary, children, className}: Props): ReactNode {
  const fold = useOpenTarget();
  return (
    <details ref={fold} className={clsx(styles.fold, className)}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
