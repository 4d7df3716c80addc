import {useEffect, useRef, useState} from 'react';
import {explainThrown, type RequestDetails} from '../network/failure';
import type {RequestResult} from '../network/request';

/** What came of a request: its result, a problem, or both if the response itself reports a failure. */
export interface FinishedRequest extends Partial<RequestResult>, RequestDetails {
  /** Id of the request. */
  readonly id: string;
}

type Send = (signal: AbortSignal) => Promise<RequestResult>;

/** What `useRequest` returns: the state of a request, and the functions that change it. */
export type Sending = ReturnType<typeof useRequest>;

/**
 * Hook that sends what a form holds. A write is shown at the first press and sent at the second. Unmounting aborts it.
 * @param id identifies the request, with its URL and key. When it changes, the reader has to look at a write again.
 */
export function useRequest(id: string) {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<FinishedRequest | null>(null);
  /** Id of the write that the reader is looking at. */
  const [shown, setShown] = useState<string>();
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const confirming = shown === id;
  // Reset, so that a return to an earlier request does not show its preview again.
  if (shown !== undefined && !confirming) setShown(undefined);

  async function run(request: Send, details: RequestDetails): Promise<FinishedRequest> {
    controller.current = new AbortController();
    try {
      return {...details, ...(await request(controller.current.signal)), id};
    } catch (error) {
      return {...details, id, problem: explainThrown(error, details)};
    }
  }

  return {
    running,
    confirming,
    outcome,
    /** Whether the outcome is not that of what the form holds now: a request is running, or the form has changed. */
    stale: running || outcome?.id !== id,
    /** What `request` throws becomes a problem; `details` are kept in the outcome. */
    submit(request: Send, details: RequestDetails): void {
      if (running) return;
      if (details.writes && !confirming) return setShown(id);
      setShown(undefined);
      setRunning(true);
      void run(request, details)
        .then(setOutcome)
        .finally(() => setRunning(false));
    },
    cancel: () => setShown(undefined),
    stop: () => controller.current?.abort(),
  };
}
