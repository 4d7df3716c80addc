import type {ReactNode} from 'react';
import styles from './tool.lazy.module.css';

interface Props {
  /** Id that the field names in `aria-describedby`. */
  readonly id: string;
  /** What is wrong with the field; nothing or '' if it is right. */
  readonly problem: string | undefined;
}

/** What is wrong with a field, below it. Screen readers announce it while the reader types. */
export function FieldProblem({id, problem}: Props): ReactNode {
  return (
    <p id={id} aria-live="polite" className={styles.problem}>
      {problem}
    </p>
  );
}
