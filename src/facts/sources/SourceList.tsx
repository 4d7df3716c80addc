import type {ReactNode} from 'react';
import styles from './SourceList.module.css';
import type {FactSource} from '../model';

/** What one date and source stand for. */
export interface SourceEntry extends FactSource {
  /** Token paths, where they are known. */
  readonly ids?: readonly string[];
  /** The figures themselves, where the list names them. */
  readonly texts?: readonly string[];
}

interface Props {
  readonly summary: ReactNode;
  readonly entries: readonly SourceEntry[];
}

/** Quiet disclosure with one line per date and source. Works without JavaScript. */
export function SourceList({summary, entries}: Props): ReactNode {
  return (
    <details data-search="skip" className={styles.details} data-source-list>
      <summary>{summary}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.asOf} ${entry.source} ${entry.status ?? ''}`} data-fact={entry.ids?.join(' ')}>
            <time dateTime={entry.asOf}>{entry.asOf}</time> · {entry.source}
            {entry.status && ` (${entry.status})`}
            {entry.texts && `: ${entry.texts.join(', ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
