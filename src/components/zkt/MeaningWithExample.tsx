import type {ReactNode} from 'react';
import styles from './fields.module.css';

interface Props {
  readonly meaning: string;
  /** An example value, as JSON. */
  readonly example?: string;
}

/** What a JSON field means, with an example value on the next line. */
export function MeaningWithExample({meaning, example}: Props): ReactNode {
  return (
    <>
      {meaning}
      {example && <code className={styles.example}>{example}</code>}
    </>
  );
}
