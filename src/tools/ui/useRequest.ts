import {useEffect, useRef, useState} from 'react';
import {explain, RequestFailure, type Explanation} from '../network/failure';

/** What came of a request: its result, or a problem, or both when a response came and says that something failed. */
export type Outcome<Result> = Partial<Result> & {
  /** Tells one request from another. */
  readonly id: string;
  readonly problem?: Explanation;
};

/** One request at a time, and what came of the last one. */
export interface RequestState<Result> {
  readonly running: boolean;
  readonly outcome: Outcome<Result> | null;
  /**
   * Starts a request.
   * @param id of the request
   * @param request makes it; a RequestFailure that it throws becomes a problem
   */
  readonly send: (id: string, request: (signal: AbortSignal) => Promise<Result>) => void;
  readonly stop: () => void;
}

/** Makes one request at a time. It is stopped when the component goes away. */
export function useRequest<Result extends {readonly problem?: Explanation}>(): RequestState<Result> {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Result> | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(
    id: string,
    request: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Outcome<Result>> {
    controller.current = new AbortController();
    try {
      return {...(await request(controller.current.signal)), id};
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      return {id, problem: explain(error.failure)} as Outcome<Result>;
    }
  }

  return {
    running,
    outcome,
    send(id, request) {
      setRunning(true);
      void run(id, request)
        .then(setOutcome)
        .finally(() => setRunning(false));
    },
    stop: () => controller.current?.abort(),
  };
}
