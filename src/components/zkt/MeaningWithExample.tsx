import type {ReactNode} from 'react';
import styles from './fields.module.css';

interface Props {
  readonly meaning: string;
  /** A value as it stands in JSON. */
  readonly example?: string;
}

/** What a JSON field means, with a value for it on the next line. */
export function MeaningWithExample({meaning, example}: Props): ReactNode {
  return (
    <>
      {meaning}
      {example && <code className={styles.example}>{example}</code>}
    </>
  );
}
