import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './tool.lazy.module.css';

interface Props {
  /** Accessible name. */
  readonly label: string;
  /** Whether it belongs to an earlier state of the form. */
  readonly stale?: boolean;
  readonly children: ReactNode;
}

/** A request, a response or code that a tool shows. It scrolls by keyboard, and browsers do not translate it. */
export function Output({label, stale, children}: Props): ReactNode {
  return (
    <pre
      translate="no"
      className={clsx(styles.output, stale && styles.stale)}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </pre>
  );
}
