import type {ReactNode} from 'react';
import {JsonText} from './JsonText';
import styles from './tool.lazy.module.css';

interface Props {
  readonly value: unknown;
  /** Accessible name of the block. */
  readonly label: string;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
}

/** The body of a response, as JSON. */
export function ResponseBody({value, label, stale}: Props): ReactNode {
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
