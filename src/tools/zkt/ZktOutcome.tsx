import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/samples/frame/CopyButton';
import {NETWORKS, type NetworkId} from '../network/networks';
import {Problem} from '../ui/Problem';
import {ResponseBody} from '../ui/ResponseBody';
import {ResponseSize} from '../ui/ResponseSize';
import {SentTransaction} from '../ui/SentTransaction';
import {curlCommand} from '../ui/shell';
import styles from '../ui/tool.lazy.module.css';
import type {Outcome} from '../ui/useRequest';
import type {ZktResult} from './reply';

interface Props {
  readonly outcome: Outcome<ZktResult> | null;
  /** The form no longer holds what this is the response to. */
  readonly stale: boolean;
  readonly network: NetworkId;
  /** URL for the curl command, with the placeholder of the key where it has one. */
  readonly curlUrl: string;
  /** What the form would send. */
  readonly body: unknown;
}

/** The response, what it means, and the request as a curl command. */
export function ZktOutcome({outcome, stale, network, curlUrl, body}: Props): ReactNode {
  const response = outcome?.response;
  return (
    <>
      <div role="status">
        {outcome && stale && <p className={styles.hint}>Response to the previous request:</p>}
        {outcome?.problem && <Problem {...outcome.problem} />}
        {outcome?.reply?.warning !== undefined && (
          <p className={styles.problem}>Processed, with a warning: {outcome.reply.warning}</p>
        )}
        {outcome?.reply?.hash !== undefined && !stale && (
          <SentTransaction network={NETWORKS[network]} hash={outcome.reply.hash} />
        )}
        {response && <ResponseSize milliseconds={response.milliseconds} bytes={response.bytes} />}
      </div>
      {response && <ResponseBody value={response.value} label="Response" stale={stale} />}
      {body !== undefined && (
        <p className={styles.buttons}>
          <span className={styles.hint}>
            The same request with curl:{' '}
            <CopyButton value={curlCommand(curlUrl, body)} label="the request with curl" />
          </span>
        </p>
      )}
    </>
  );
}
