import type {ReactNode} from 'react';
import styles from './fields.module.css';

interface Props {
  readonly name: string;
  /** Type, whether it is required, and default, one line each. */
  readonly lines: readonly string[];
}

/** Name of a JSON field, with its properties below. */
export function FieldName({name, lines}: Props): ReactNode {
  return (
    <>
      <code className={styles.name}>{name}</code>
      {lines.map((line) => (
        <div key={line} className={styles.line}>
          {line}
        </div>
      ))}
    </>
  );
}
