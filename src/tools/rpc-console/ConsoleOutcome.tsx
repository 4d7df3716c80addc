import type {ReactNode} from 'react';
import {Problem} from '../ui/Problem';
import styles from '../ui/tool.module.css';
import {JsonText} from '../ui/JsonText';
import type {Outcome} from './useCall';

interface Props {
  readonly outcome: Outcome | null;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
}

/** The response with its time and size, or what went wrong. */
export function ConsoleOutcome({outcome, stale}: Props): ReactNode {
  const response = outcome?.response;
  return (
    <>
      <div role="status">
        {outcome && stale && <p className={styles.hint}>Response to the previous call:</p>}
        {outcome?.problem && <Problem {...outcome.problem} />}
        {response && (
          <p className={styles.hint}>
            Response in {Math.round(response.milliseconds)} ms, {response.bytes.toLocaleString('en-US')}{' '}
            bytes.
          </p>
        )}
      </div>
      {response && (
        <pre
          className={`${styles.output} ${stale ? styles.stale : ''}`}
          tabIndex={0}
          role="group"
          aria-label="Result"
        >
          <JsonText value={response.value} />
        </pre>
      )}
    </>
  );
}
