import {useEffect, useRef, useState} from 'react';
import {explain, RequestFailure, type Explanation} from '../network/failure';
import type {Measured} from '../network/request';
import type {Call} from './parse';
import {firstError, sendCalls} from './send';

/** What came of a request. */
export interface Outcome {
  /** Tells one request from another. */
  readonly id: string;
  readonly response?: Measured<unknown>;
  readonly problem?: Explanation;
}

/** A request from the console. */
export interface CallState {
  readonly running: boolean;
  readonly outcome: Outcome | null;
  /** Sends calls. @param id of the request */
  readonly send: (id: string, url: string, calls: readonly Call[]) => void;
  readonly stop: () => void;
}

async function run(id: string, url: string, calls: readonly Call[], signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await sendCalls(url, calls, signal);
    const failed = calls.length > 1 ? firstError(response.value) : undefined;
    if (!failed) return {id, response};
    const {sentence, ...rest} = explain({kind: 'rpc', ...failed});
    return {id, response, problem: {...rest, sentence: `Call ${failed.place}: ${sentence}`}};
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return {id, problem: explain(error.failure)};
  }
}

/** Sends one request at a time. It is stopped when the console goes away. */
export function useCall(): CallState {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  function send(id: string, url: string, calls: readonly Call[]): void {
    const current = new AbortController();
    controller.current = current;
    setRunning(true);
    void run(id, url, calls, current.signal)
      .then(setOutcome)
      .finally(() => setRunning(false));
  }
  return {running, outcome, send, stop: () => controller.current?.abort()};
}
