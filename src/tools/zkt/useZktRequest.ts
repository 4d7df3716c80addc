import {useEffect, useRef, useState} from 'react';
import {explain, RequestFailure, type Explanation} from '../network/failure';
import {postJson, type Measured} from '../network/request';
import {readZktReply, type ZktReply} from './reply';

/** What came of a request. */
export interface ZktOutcome {
  /** Tells one request from another. */
  readonly id: string;
  readonly response?: Measured<unknown>;
  readonly reply?: Extract<ZktReply, {readonly state: 'done'}>;
  readonly problem?: Explanation;
}

async function run(id: string, url: string, body: unknown, signal: AbortSignal): Promise<ZktOutcome> {
  try {
    const response = await postJson(url, body, {signal});
    const reply = readZktReply(response.value);
    return reply.state === 'done' ? {id, response, reply} : {id, response, problem: reply};
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return {id, problem: explain(error.failure)};
  }
}

/** Sends one ZKT request at a time; it is stopped when the form goes away. */
export function useZktRequest() {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<ZktOutcome | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  function send(id: string, url: string, body: unknown): void {
    const current = new AbortController();
    controller.current = current;
    setRunning(true);
    void run(id, url, body, current.signal)
      .then(setOutcome)
      .finally(() => setRunning(false));
  }
  return {running, outcome, send, stop: () => controller.current?.abort()};
}
