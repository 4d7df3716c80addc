import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {cutMiddle} from './cut';
import styles from './ShortHex.module.css';

interface Props {
  /** Address, hash or topic, with 0x. */
  readonly value: string;
  /** Name of the value, used in the accessible name of the copy button. */
  readonly label: string;
  /** Token path of the fact. */
  readonly id?: string;
  /** Whether to shorten it on every screen, not only on phones. */
  readonly always?: boolean;
}

/** A long hexadecimal value, visually shortened in the middle; the text, copies and search have all of it. */
export function ShortHex({value, label, id, always = false}: Props): ReactNode {
  const [start, middle, end] = cutMiddle(value);
  return (
    <span className={clsx(styles.value, always && styles.always)}>
      <code translate="no" data-fact={id}>
        {start}
        {middle !== '' && (
          <>
            <span className={styles.middle}>{middle}</span>
            <span className={styles.dots} aria-hidden="true" />
          </>
        )}
        {end}
      </code>
      <CopyButton value={value} label={label} />
    </span>
  );
}
