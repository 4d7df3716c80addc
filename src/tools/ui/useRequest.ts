import {useEffect, useRef, useState} from 'react';
import {explainThrown, type RequestDetails} from '../network/failure';
import type {RequestResult} from '../network/request';

/** What came of a request: its result, a problem, or both if the response itself reports a failure. With what it was sent with. */
export interface FinishedRequest extends Partial<RequestResult>, RequestDetails {
  /** Id of the request. */
  readonly id: string;
}

type Send = (signal: AbortSignal) => Promise<RequestResult>;

/** State of `useRequest`: whether a request is running, and the outcome of the last one. */
export interface RequestState {
  readonly running: boolean;
  readonly outcome: FinishedRequest | null;
  /**
   * Starts a request.
   * @param id id of the request
   * @param request sends it; what it throws becomes a problem
   * @param details of the request that the explanation of a failure depends on
   */
  readonly send: (id: string, request: Send, details?: RequestDetails) => void;
  readonly stop: () => void;
}

/** Hook that runs a request. Callers start none while one is running. Unmounting aborts it. */
export function useRequest(): RequestState {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<FinishedRequest | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(id: string, request: Send, details?: RequestDetails): Promise<FinishedRequest> {
    controller.current = new AbortController();
    try {
      return {...details, ...(await request(controller.current.signal)), id};
    } catch (error) {
      return {...details, id, problem: explainThrown(error, details)};
    }
  }

  return {
    running,
    outcome,
    send(id, request, details) {
      setRunning(true);
      void run(id, request, details)
        .then(setOutcome)
        .finally(() => setRunning(false));
    },
    stop: () => controller.current?.abort(),
  };
}
