import type {ReactNode} from 'react';
import type {ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import {ResponseBody} from '../ui/ResponseBody';
import {SentTransaction} from '../ui/SentTransaction';
import {ResponseSize} from '../ui/ResponseSize';
import styles from '../ui/tool.lazy.module.css';
import type {Outcome} from '../ui/useRequest';
import type {CallsResult} from './send';

interface Props {
  readonly outcome: Outcome<CallsResult> | null;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
  readonly network: ToolNetwork;
}

/** The response with its time and size, or what went wrong. */
export function ConsoleOutcome({outcome, stale, network}: Props): ReactNode {
  const response = outcome?.response;
  return (
    <>
      <div role="status">
        {outcome && stale && <p className={styles.hint}>Response to the previous call:</p>}
        {outcome?.problem && <Problem {...outcome.problem} />}
        {outcome?.hash !== undefined && !stale && <SentTransaction network={network} hash={outcome.hash} />}
        {response && <ResponseSize milliseconds={response.milliseconds} bytes={response.bytes} />}
      </div>
      {response && <ResponseBody value={response.value} label="Result" stale={stale} />}
    </>
  );
}
