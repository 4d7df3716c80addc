import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import styles from './fields.module.css';

interface Field {
  readonly id: string;
  readonly name: string;
  /** The type, and what else is said below the name, one line each. */
  readonly lines: readonly string[];
  readonly meaning: string;
  /** An example value, as JSON. */
  readonly example?: string;
}

interface Props {
  readonly caption: string;
  readonly fields: readonly Field[];
}

/** Table of JSON fields: the name with its properties below, and the meaning with an example value on the next line. */
export function FieldTable({caption, fields}: Props): ReactNode {
  return (
    <DataTable
      caption={caption}
      head={['Field', 'Meaning and example']}
      rows={fields.map(({id, name, lines, meaning, example}) => ({
        id,
        cells: [
          <>
            <code translate="no" className={styles.name}>
              {name}
            </code>
            {lines.map((line) => (
              <div key={line} className={styles.line}>
                {line}
              </div>
            ))}
          </>,
          <>
            {meaning}
            {example && (
              <div className={styles.example}>
                <code translate="no">{example}</code>
              </div>
            )}
          </>,
        ],
      }))}
    />
  );
}
