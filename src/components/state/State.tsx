import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './State.module.css';

interface Props {
  /** Whether all is well, the reader should take care, or something is wrong. */
  readonly kind: 'ok' | 'warn' | 'bad';
  /** The state in words. */
  readonly children: ReactNode;
}

/** A state: a dot and a word, in one of the three colors of states. */
export function State({kind, children}: Props): ReactNode {
  return <span className={clsx(styles.state, styles[kind])}>{children}</span>;
}
