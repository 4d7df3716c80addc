import type {RunReport, RunRequest} from './protocol';

/** How long a run may take, in milliseconds. */
export const LIMIT_MS = 20_000;

/** What the page hears of a run: the worker's reports, and that the time is over. */
export type RunEvent = RunReport | {readonly kind: 'limit'};

/** The part of a worker that a run uses. */
export type RunWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const ENDS: readonly RunEvent['kind'][] = ['done', 'failed', 'limit', 'not-loaded'];

/** Tells whether a run is over after this event. */
export function isEnd({kind}: RunEvent): boolean {
  return ENDS.includes(kind);
}

/**
 * Runs a program in a worker that lives as long as the run, and no longer than the limit.
 * @param worker a new worker
 * @param onEvent hears everything up to the end, and nothing afterwards
 * @returns stops the run at once, without an event
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
  const hear = (event: RunEvent): void => {
    if (over) return;
    if (isEnd(event)) stop();
    onEvent(event);
  };
  const timer = setTimeout(() => hear({kind: 'limit'}), LIMIT_MS);
  worker.onmessage = ({data}: MessageEvent<RunReport>) => hear(data);
  worker.onerror = () => hear({kind: 'not-loaded'});
  worker.postMessage(request);
  return stop;
}
