import {useEffect, useRef, useState} from 'react';
import {explainThrown, type RequestDetails} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import type {RequestResult} from '../network/request';

/** What a request was sent with. Its outcome keeps this, whatever the form holds afterwards. */
export interface SentWith extends RequestDetails {
  /** Network that takes the request. */
  readonly network?: ToolNetwork;
  /** Account that signs, if it is known: the explorer lists its transactions. */
  readonly account?: string;
}

/** What came of a request: its result, a problem, or both if the response itself reports a failure. */
export interface FinishedRequest extends Partial<RequestResult>, SentWith {
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
   * @param details kept in the outcome; the explanation of a failure depends on them
   */
  readonly send: (id: string, request: Send, details?: SentWith) => void;
  readonly stop: () => void;
}

/** Hook that runs a request. Callers start none while one is running. Unmounting aborts it. */
export function useRequest(): RequestState {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<FinishedRequest | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(id: string, request: Send, details?: SentWith): Promise<FinishedRequest> {
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
