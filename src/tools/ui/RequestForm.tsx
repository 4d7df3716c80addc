import {useEffect, useRef, useState, type ReactNode} from 'react';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {explainThrown, type Outcome, type Reading, type RequestDetails} from '../network/failure';
import {postJson, type Measured} from '../network/request';
import {Output, Result} from './Result';
import {ToolForm} from './ToolForm';
import form from './form.module.css';

/** The request that a form holds. */
interface ToolRequest extends RequestDetails {
  readonly url: string;
  /** What is posted, as JSON. Undefined while the form cannot be sent. */
  readonly body: unknown;
  readonly read: (value: unknown) => Reading;
}

/** A request as it was sent, and what came of it. */
interface Finished extends ToolRequest, Outcome {
  /** Undefined if there was none that can be read. */
  readonly response?: Measured;
}

interface Props {
  readonly request: ToolRequest;
  /** What the form sends, in a word. */
  readonly noun: 'call' | 'request';
  /** Shown beside the buttons. */
  readonly beside?: ReactNode;
  /** Shown below the response. */
  readonly below?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A quantity of JSON-RPC, such as `0x1b`, in decimal; undefined for anything else, such as a hash or an address. */
function decimalOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^0x(?:0|[1-9a-f][\da-f]{0,31})$/i.test(value)
    ? BigInt(value).toLocaleString('en-US')
    : undefined;
}

const idOf = ({url, body}: ToolRequest): string => JSON.stringify([url, body]);

async function send(request: ToolRequest, signal: AbortSignal): Promise<Finished> {
  let response: Measured | undefined;
  try {
    response = await postJson(request.url, request.body, signal);
    const {value, ...reading} = request.read(response.value);
    return {...request, ...reading, response: {...response, value}};
  } catch (error) {
    return {...request, ...(response && {response}), problem: explainThrown(error, request)};
  }
}

/**
 * A form that sends a request, and shows the response. A write is shown at the first press and sent at the second; when the request
 * changes in between, the reader has to look at it again.
 */
export function RequestForm({request, noun, beside, below, children}: Props): ReactNode {
  const {url, body, writes = false} = request;
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Finished>();
  /** Id of the write that the reader is looking at. */
  const [shown, setShown] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const id = idOf(request);
  const confirming = shown === id;
  // Reset, so that a return to an earlier request does not show its preview again.
  if (shown !== undefined && !confirming) setShown(undefined);

  async function submit(): Promise<void> {
    if (running || body === undefined) return;
    if (writes && !confirming) return setShown(id);
    setShown(undefined);
    setRunning(true);
    // A problem of the last call is not one of this call.
    if (outcome?.problem) setOutcome(undefined);
    controller.current = new AbortController();
    const finished = await send(request, controller.current.signal);
    setRunning(false);
    setOutcome(finished);
  }

  const {host} = new URL(url);
  const response = outcome?.response;
  const decimal = decimalOf(response?.value);
  /** Whether the outcome is not that of what the form holds now. */
  const stale = outcome !== undefined && (running || (body !== undefined && idOf(outcome) !== id));
  const note = response && (
    <p className={form.hint}>
      Response in {Math.round(response.milliseconds)} ms, {response.bytes.toLocaleString('en-US')} bytes.
    </p>
  );
  return (
    <ToolForm
      action={actionText(host, running, confirming, writes)}
      disabled={body === undefined}
      running={running}
      onSubmit={() => void submit()}
      onStop={() => controller.current?.abort()}
      onCancel={confirming ? () => setShown(undefined) : undefined}
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
          {decimal !== undefined && (
            <p className={form.hint}>
              <span>
                In decimal: <code translate="no">{decimal}</code>
              </span>{' '}
              <CopyButton value={decimal.replaceAll(',', '')} label="the decimal value" />
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
