import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from '@site/src/samples/frame/CopyButton';
import {cutMiddle} from './cut';
import styles from './ShortHex.module.css';

interface Props {
  /** Address, hash or topic with 0x. */
  readonly value: string;
  /** What it is, for the name of the copy button. */
  readonly label: string;
  /** Token path of the fact. */
  readonly id?: string;
  /** Shortened on every screen, not only on a phone. */
  readonly always?: boolean;
}

/** A long hexadecimal value, shortened in the middle to the eye and whole in the text, the copy and the search. */
export function ShortHex({value, label, id, always = false}: Props): ReactNode {
  const [start, middle, end] = cutMiddle(value);
  return (
    <span className={clsx(styles.value, always && styles.always)}>
      <code data-fact={id}>
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
