import type {ReactNode} from 'react';
import {Announcement} from './Announcement';
import styles from './tool.lazy.module.css';

interface Props {
  /** Id that the field names in `aria-describedby`. */
  readonly id: string;
  /** What is wrong with the field; nothing or '' if it is right. */
  readonly problem: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldProblem({id, problem}: Props): ReactNode {
  return (
    <div>
      <p id={id} className={styles.problem}>
        {problem}
      </p>
      <Announcement text={problem ?? ''} />
    </div>
  );
}
