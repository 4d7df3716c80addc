import {useEffect, useRef, useState} from 'react';
import {explainThrown, type Explanation, type RequestDetails} from '../network/failure';
import {postJson, type Measured} from '../network/request';

/** What came of a request or a run. */
export interface Outcome extends RequestDetails {
  readonly problem?: Explanation | undefined;
  /** Warning of the service, which processed the request all the same. */
  readonly warning?: string | undefined;
  /** Hash of the transaction that was sent. */
  readonly hash?: string | undefined;
}

/** What a response says. */
export interface Reading extends Outcome {
  /** What is shown of the response. */
  readonly value: unknown;
}

/** The request that a form holds. */
export interface ToolRequest extends RequestDetails {
  readonly url: string;
  /** What is posted, as JSON. Undefined while the form cannot be sent. */
  readonly body: unknown;
  readonly read: (value: unknown) => Reading;
}

interface Finished extends ToolRequest, Outcome {
  /** Undefined if there was none that can be read. */
  readonly response?: Measured;
}

const idOf = ({url, body}: ToolRequest): string => JSON.stringify([url, body]);

/**
 * Hook that sends the request of a form. A write is shown at the first press and sent at the second; when the request changes
 * in between, the reader has to look at it again. Unmounting aborts it.
 */
export function useRequest(request: ToolRequest, onFinish?: (outcome: Outcome) => void) {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Finished | null>(null);
  /** Id of the write that the reader is looking at. */
  const [shown, setShown] = useState<string>();
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const id = idOf(request);
  const confirming = shown === id;
  // Reset, so that a return to an earlier request does not show its preview again.
  if (shown !== undefined && !confirming) setShown(undefined);

  async function send(signal: AbortSignal): Promise<Finished> {
    let response: Measured | undefined;
    try {
      response = await postJson(request.url, request.body, signal);
      const {value, ...reading} = request.read(response.value);
      return {...request, ...reading, response: {...response, value}};
    } catch (error) {
      return {...request, ...(response && {response}), problem: explainThrown(error, request)};
    }
  }

  async function submit(): Promise<void> {
    if (running || request.body === undefined) return;
    if (request.writes && !confirming) return setShown(id);
    setShown(undefined);
    setRunning(true);
    controller.current = new AbortController();
    const finished = await send(controller.current.signal);
    setRunning(false);
    setOutcome(finished);
    onFinish?.(finished);
  }

  return {
    running,
    confirming,
    outcome,
    /** Whether the outcome is not that of what the form holds now. */
    stale: outcome !== null && (running || (request.body !== undefined && idOf(outcome) !== id)),
    submit: () => void submit(),
    cancel: () => setShown(undefined),
    stop: () => controller.current?.abort(),
  };
}
