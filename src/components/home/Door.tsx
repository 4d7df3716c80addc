import type {ReactNode} from 'react';
import styles from './doors.module.css';

/** Marks of half discs, in a square of 28. */
const MARKS = {
  build: 'M3.2 13a9 9 0 0 1 18 0zM6.8 24a9 9 0 0 1 18 0z',
  use: 'M9 8a5 5 0 0 1 10 0zM9 8h10a5 5 0 0 1-10 0zM4.5 24.5a9.5 9.5 0 0 1 19 0z',
  evaluate: 'M8 13a6 6 0 0 1 12 0zM.25 15h13a6.5 6.5 0 0 1-13 0zM14.75 15h13a6.5 6.5 0 0 1-13 0z',
} as const;

/** Ways into the site, beside each other where there is room. */
export function Doors({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={`wide ${styles.doors}`}>{children}</div>;
}

interface Props {
  readonly mark: keyof typeof MARKS;
  /** A heading, a line, and a list of links. */
  readonly children: ReactNode;
}

/** One way into the site, with its mark. */
export function Door({mark, children}: Props): ReactNode {
  return (
    <div className={styles.door}>
      {children}
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d={MARKS[mark]} />
      </svg>
    </div>
  );
}
