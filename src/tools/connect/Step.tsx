import type {ReactNode} from 'react';
import styles from './steps.lazy.module.css';

interface Props {
  readonly title: string;
  /** Whether the reader can take it now. It has the only filled button. */
  readonly isNext: boolean;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** A step in a list of them, drawn by a half disc with its number; a disc with a tick, once it is done. */
export function Step({title, isNext, isDone, children}: Props): ReactNode {
  return (
    <li className={isDone ? styles.done : undefined} aria-current={isNext ? 'step' : undefined}>
      <strong>{title}</strong>
      {isDone && <span className="visually-hidden"> (done)</span>}
      {children}
    </li>
  );
}
