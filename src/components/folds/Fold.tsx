import {Children, type ReactNode} from 'react';
import styles from './Fold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A disclosure, styled as a row between hairlines. */
export function Fold({summary, children}: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** A question that expands to its answer: a heading, which keeps its anchor, and the answer below it. */
export function Question({children}: Pick<Props, 'children'>): ReactNode {
  const [heading, ...answer] = Children.toArray(children);
  if (answer.length === 0) throw new Error('Question: expected a heading and an answer below it');
  return <Fold summary={heading}>{answer}</Fold>;
}
