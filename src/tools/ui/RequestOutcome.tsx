import type {ReactNode} from 'react';
import {warningSentence} from '../network/request';
import {JsonText} from './JsonText';
import {Output} from './Output';
import {Problem} from './Problem';
import {SentTransaction} from './SentTransaction';
import styles from './tool.lazy.module.css';
import type {FinishedRequest, Sending} from './useRequest';

interface Props {
  readonly sending: Sending;
  /** What the form sends, in a word. */
  readonly noun: 'call' | 'request';
  /** Accessible name of the response. */
  readonly label: string;
}

/** The response with its time and size, or what went wrong. */
export function RequestOutcome({sending: {outcome, stale}, noun, label}: Props): ReactNode {
  const response = outcome?.response;
  return (
    <>
      {outcome && stale && <p className={styles.hint}>Response to the previous {noun}:</p>}
      <div role="status">
        {outcome && <Outcome {...outcome} />}
        {response && (
          <p className={styles.hint}>
            Response in {Math.round(response.milliseconds)} ms, {response.bytes.toLocaleString('en-US')}{' '}
            bytes.
          </p>
        )}
      </div>
      {response && (
        <Output label={label} stale={stale}>
          <JsonText value={response.value} apiKey={outcome.apiKey} />
        </Output>
      )}
    </>
  );
}

/** What went wrong, or what was sent. Put it into a region that is announced. */
export function Outcome({problem, warning, hash, network, account}: FinishedRequest): ReactNode {
  return (
    <>
      {problem && <Problem {...problem} />}
      {warning !== undefined && <p className={styles.problem}>{warningSentence(warning)}</p>}
      {hash !== undefined && network && <SentTransaction network={network} hash={hash} account={account} />}
    </>
  );
}
