import type {ReactNode} from 'react';
import {JsonText} from './JsonText';
import styles from './tool.module.css';

interface SizeProps {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** How long a response took and how large it was. */
export function ResponseSize({milliseconds, bytes}: SizeProps): ReactNode {
  return (
    <p className={styles.hint}>
      Response in {Math.round(milliseconds)} ms, {bytes.toLocaleString('en-US')} bytes.
    </p>
  );
}

interface BodyProps {
  readonly value: unknown;
  /** Accessible name of the block. */
  readonly label: string;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
}

/** The body of a response, as JSON. */
export function ResponseBody({value, label, stale}: BodyProps): ReactNode {
  return (
    <pre
      className={`${styles.output} ${stale ? styles.stale : ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <JsonText value={value} />
    </pre>
  );
}
