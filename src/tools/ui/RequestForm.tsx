import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {Output, Result} from './Result';
import {curlCommand} from './shell';
import {ToolForm} from './ToolForm';
import form from './form.module.css';
import styles from './tool.lazy.module.css';
import {useRequest, type Outcome, type ToolRequest} from './useRequest';

interface Props {
  readonly request: ToolRequest;
  /** What the form sends, in a word. */
  readonly noun: 'call' | 'message' | 'request';
  /** URL in a curl command for the request; without one, none is offered. */
  readonly curlUrl?: string;
  readonly onFinish?: (outcome: Outcome) => void;
  /** Shown beside the buttons. */
  readonly beside?: ReactNode;
  /** Shown below the response. */
  readonly below?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that sends a request, and shows the response. A write shows its request first, and takes a second press. */
export function RequestForm({request, noun, curlUrl, onFinish, beside, below, children}: Props): ReactNode {
  const {url, body, writes = false} = request;
  const {running, confirming, outcome, stale, submit, cancel, stop} = useRequest(request, onFinish);
  const {host} = new URL(url);
  const response = outcome?.response;
  const copied = body ?? outcome?.body;
  const note = response && (
    <p className={styles.hint}>
      Response in {Math.round(response.milliseconds)} ms, {response.bytes.toLocaleString('en-US')} bytes.
    </p>
  );
  return (
    <ToolForm
      action={actionText(host, running, confirming, writes)}
      disabled={body === undefined}
      running={running}
      onSubmit={submit}
      onStop={stop}
      onCancel={confirming ? cancel : undefined}
      beside={beside}
      result={
        <>
          <Result {...outcome} noun={noun} stale={stale} note={note} />
          {response && (
            <Output
              label="Response"
              stale={stale}
              value={response.value}
              text={response.text}
              apiKey={outcome.apiKey}
            />
          )}
          {curlUrl !== undefined && copied !== undefined && (
            <p className={styles.hint}>
              The same {noun} with curl:{' '}
              <CopyButton value={curlCommand(curlUrl, copied)} label={`the ${noun} with curl`} />
            </p>
          )}
          {below}
        </>
      }
    >
      {children}
      <div aria-live="polite">
        {confirming && (
          <>
            <p className={form.label}>This will be sent to {host}:</p>
            <Output label={`What will be sent to ${host}`} value={body} text={JSON.stringify(body)} />
          </>
        )}
      </div>
      {writes && <p>This writes to the chain. What you send is public and permanent.</p>}
    </ToolForm>
  );
}

function actionText(host: string, running: boolean, confirming: boolean, writes: boolean): string {
  if (running) return 'Waiting for a response…';
  if (writes && !confirming) return 'Review before sending';
  return `${confirming ? 'Confirm and send' : 'Send'} to ${host}`;
}
