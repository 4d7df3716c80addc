import {useEffect, useReducer, useRef} from 'react';
import type {RunRequest} from './protocol';
import {IDLE, reduceRun, type Started} from './run-state';
import {startRun} from './runner';

/** Hook that runs one program at a time. Unmounting stops the run. */
export function useRun() {
  const [state, dispatch] = useReducer(reduceRun, IDLE);
  const running = useRef<{readonly end: () => void; readonly began: number} | null>(null);
  useEffect(() => () => running.current?.end(), []);

  function start(workerUrl: string, request: RunRequest, started: Started): void {
    running.current?.end();
    dispatch({kind: 'start', started});
    const began = performance.now();
    const worker = new Worker(workerUrl, {type: 'module'});
    const end = startRun(worker, request, (event) => dispatch({...event, at: performance.now() - began}));
    running.current = {end, began};
  }

  function stop(): void {
    if (!running.current) return;
    running.current.end();
    dispatch({kind: 'stopped', at: performance.now() - running.current.began});
  }

  return {state, start, stop};
}
