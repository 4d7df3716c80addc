import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {zkt} from '@site/src/data/zkt';
import styles from './tables.module.css';

interface FieldTableProps {
  readonly caption: string;
  readonly fields: readonly {
    readonly id: string;
    readonly name: string;
    /** The type, and what else is said below the name, one line each. */
    readonly lines: readonly string[];
    readonly meaning: string;
    /** An example value, as JSON. */
    readonly example?: string;
  }[];
}

/** Table of JSON fields: the name with its properties below, and the meaning with an example value on the next line. */
function FieldTable({caption, fields}: FieldTableProps): ReactNode {
  return (
    <DataTable
      caption={caption}
      siblings
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

const CAPTIONS = {
  call: 'Request: read or write',
  deploy: 'Request: deployment',
} as const;

/** Table of the fields of one kind of ZKT request body. */
export function ZktFields({body}: {readonly body: keyof typeof CAPTIONS}): ReactNode {
  const fields = zkt[body].rows.map(({type, required, ...field}) => ({
    ...field,
    lines: [type, required ? 'required' : 'optional'],
  }));
  return <FieldTable caption={CAPTIONS[body]} fields={fields} />;
}
ZktFields.facts = [zkt.call, zkt.deploy];

/** Table of which fields a ZKT response has in each case. */
export function ZktResponses(): ReactNode {
  return (
    <DataTable
      caption="Responses by case"
      head={['Case', 'Fields']}
      rows={zkt.responses.rows.map(({id, when, fields}) => ({id, cells: [when, fields]}))}
    />
  );
}
ZktResponses.facts = [zkt.responses];
