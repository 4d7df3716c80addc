import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {MarkedText} from './MarkedText';
import styles from './CopyValue.module.css';

interface Props {
  readonly value: string;
  /** Name of the value, used in the accessible name of the copy button. */
  readonly label: string;
  /** Token path of the fact. */
  readonly id: string;
}

/** A value as code with a button that copies it. */
export function CopyValue({value, label, id}: Props): ReactNode {
  return (
    <span className={styles.value}>
      <code translate="no" className={styles.code} data-fact={id}>
        <MarkedText text={value} />
      </code>
      <CopyButton label={label} />
    </span>
  );
}
