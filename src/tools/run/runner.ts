import type {RunReport, RunRequest} from './protocol';

/** How long a run may take, in milliseconds. */
export const LIMIT_MS = 20_000;

/** Event of a run: a report of the worker, or `limit` when the time is up. */
export type RunEvent = RunReport | {readonly kind: 'limit'};

/** The part of a worker that a run uses. */
export type RunWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Events that end the run. */
const ENDS: readonly RunEvent['kind'][] = ['done', 'failed', 'limit', 'not-loaded'];

/**
 * Runs a program in a worker, which is terminated at the end of the run or at the time limit.
 * @param worker a new worker
 * @param onEvent receives all events until the end, and none afterwards
 * @returns a function that stops the run immediately, without an event
 */
export function startRun(
  worker: RunWorker,
  request: RunRequest,
  onEvent: (event: RunEvent) => void,
): () => void {
  let over = false;
  const stop = (): void => {
    over = true;
    clearTimeout(timer);
    worker.terminate();
  };
  const handle = (event: RunEvent): void => {
    if (over) return;
    if (ENDS.includes(event.kind)) stop();
    onEvent(event);
  };
  const timer = setTimeout(() => handle({kind: 'limit'}), LIMIT_MS);
  worker.onmessage = ({data}: MessageEvent<RunReport>) => handle(data);
  worker.onerror = () => handle({kind: 'not-loaded'});
  worker.postMessage(request);
  return stop;
}
