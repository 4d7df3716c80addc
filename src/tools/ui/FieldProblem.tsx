import {useEffect, useState, type ReactNode} from 'react';
import styles from './tool.lazy.module.css';

interface Props {
  /** Id that the field names in `aria-describedby`. */
  readonly id: string;
  /** What is wrong with the field; nothing or '' if it is right. */
  readonly problem: string | undefined;
}

/** Time without a change after which screen readers announce the problem, in milliseconds. */
const PAUSE_MS = 1000;

/** What is wrong with a field, below it. Screen readers announce it when the reader pauses, not at every key. */
export function FieldProblem({id, problem}: Props): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(problem ?? ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [problem]);
  return (
    <div>
      <p id={id} className={styles.problem}>
        {problem}
      </p>
      <span aria-live="polite" className="visually-hidden">
        {announced}
      </span>
    </div>
  );
}
