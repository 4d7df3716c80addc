import type {ReactNode} from 'react';
import type {ToolNetwork} from '../network/networks';
import {warningSentence} from '../network/request';
import {JsonText} from './JsonText';
import {Problem} from './Problem';
import {SentTransaction} from './SentTransaction';
import styles from './tool.lazy.module.css';
import type {FinishedRequest} from './useRequest';

interface Props {
  readonly outcome: FinishedRequest | null;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
  /** Network of the form, for an outcome that does not keep its own. */
  readonly network?: ToolNetwork;
  /** What the form sends, in a word. */
  readonly noun: 'call' | 'request';
  /** Accessible name of the response. */
  readonly label: string;
}

/** The response with its time and size, or what went wrong. */
export function RequestOutcome({outcome, stale, network, noun, label}: Props): ReactNode {
  const response = outcome?.response;
  const sentTo = outcome?.network ?? (stale ? undefined : network);
  return (
    <>
      <div role="status">
        {outcome && stale && <p className={styles.hint}>Response to the previous {noun}:</p>}
        {outcome?.problem && <Problem {...outcome.problem} />}
        {outcome?.warning !== undefined && (
          <p className={styles.problem}>{warningSentence(outcome.warning)}</p>
        )}
        {outcome?.hash !== undefined && sentTo && <SentTransaction network={sentTo} hash={outcome.hash} />}
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
          aria-label={label}
        >
          <JsonText value={response.value} apiKey={outcome.apiKey} />
        </pre>
      )}
    </>
  );
}
