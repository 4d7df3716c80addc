import {useEffect, useRef, useState} from 'react';
import {isOutdated, OUTDATED} from '@site/src/lib/outdated';
import {MAX_SHOWN} from '../network/bounds';
import type {Failure} from '../network/failure';
import type {NetworkId} from '../network/networks';
import type {RunReport, RunRequest} from './protocol';

/** How long a run may take, in milliseconds. */
export const LIMIT_MS = 20_000;

/** Maximum number of lines that are kept, so that a program that prints endlessly does not fill the page. */
const MAX_LINES = 500;

type Line = Extract<RunReport, {kind: 'line'}>;

/** The last lines of an output: at most `MAX_LINES`, with at most `MAX_SHOWN` characters. */
function lastLines(lines: readonly Line[]): readonly Line[] {
  const last = lines.slice(-MAX_LINES);
  /** Characters from a line to the end. */
  let size = last.reduce((sum, {text}) => sum + text.length, 0);
  return last.filter(({text}) => {
    const fits = size <= MAX_SHOWN;
    size -= text.length;
    return fits;
  });
}

/** What a run was started with. Its result keeps this, whatever the reader chooses afterwards. */
interface Started {
  /** Identifies the reader's choices. */
  readonly id: string;
  /** Network that takes the transactions. */
  readonly network: NetworkId;
  /** The reader's own key, if the run had it. */
  readonly apiKey?: string | undefined;
}

interface RunState {
  readonly phase: 'idle' | 'running' | 'done' | 'failed' | 'limit' | 'not-loaded' | 'blocked' | 'stopped';
  /** Whether the code did not load because the site was published again. */
  readonly outdated?: boolean;
  /** Undefined before the first run. */
  readonly started?: Started;
  readonly lines: readonly Line[];
  /** Why the last request failed; null if it succeeded. */
  readonly failure: Failure | null;
  /** Hash and sender of the last transaction that a network accepted. */
  readonly sent?: {readonly hash: string; readonly account?: string};
  /** Duration of the run in milliseconds; 0 until it ends. */
  readonly milliseconds: number;
}

const IDLE: RunState = {phase: 'idle', lines: [], failure: null, milliseconds: 0};

/** Starts a worker and sends it the request. Undefined if the browser lacks or blocks workers. */
function startWorker(workerUrl: string, request: RunRequest): Worker | undefined {
  let worker: Worker | undefined;
  try {
    worker = new Worker(workerUrl, {type: 'module'});
    worker.postMessage(request);
    return worker;
  } catch {
    worker?.terminate();
    return undefined;
  }
}

/** Hook that runs one program at a time, in a worker that it ends at the time limit, when the reader stops it, and on unmounting. */
export function useRun() {
  const [state, setState] = useState(IDLE);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(workerUrl: string, request: RunRequest, started: Started): void {
    const began = performance.now();
    const worker = startWorker(workerUrl, request);
    stop.current = undefined;
    if (!worker) return setState({...IDLE, phase: 'blocked', started});
    const end = (phase: RunState['phase']): void => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      worker.onmessageerror = null;
      worker.terminate();
      const milliseconds = performance.now() - began;
      setState((last) => ({...last, phase, milliseconds}));
    };
    const endNotLoaded = async (): Promise<void> => {
      end('not-loaded');
      const outdated = await isOutdated();
      setState((last) => (last.phase === 'not-loaded' ? {...last, outdated} : last));
    };
    const timer = setTimeout(() => end('limit'), LIMIT_MS);
    worker.onerror = () => void endNotLoaded();
    worker.onmessageerror = () => end('failed');
    worker.onmessage = ({data}: MessageEvent<RunReport>) => {
      if (data.kind === 'line') setState((last) => ({...last, lines: lastLines([...last.lines, data])}));
      else if (data.kind === 'request') setState((last) => ({...last, failure: data.failure}));
      else if (data.kind === 'sent') setState((last) => ({...last, sent: data}));
      else if (data.kind === 'not-loaded') void endNotLoaded();
      else end(data.kind);
    };
    stop.current = () => end('stopped');
    setState({...IDLE, phase: 'running', started});
  }

  return {state, start, stop: () => stop.current?.()};
}

/**
 * A sentence about the progress or the end of the run. Empty before the first run.
 * @param writes whether the program may have sent something
 */
export function statusText({phase, outdated, lines, milliseconds}: RunState, writes: boolean): string {
  const seconds = `${(milliseconds / 1000).toFixed(2)} s`;
  const after = writes ? ' What it sent may still take effect.' : '';
  return {
    idle: '',
    running: 'Running…',
    done: `Done in ${seconds}.${lines.length === 0 ? ' The program printed nothing.' : ''}`,
    failed: `The program ended with an error after ${seconds}.`,
    limit: `Stopped after ${LIMIT_MS / 1000} seconds, the limit on this page.${after} Download the project to run it longer.`,
    'not-loaded': outdated
      ? OUTDATED
      : 'The code of this sample did not load. Check your connection, then run it again.',
    blocked:
      'Your browser does not let this page run programs. Download the project, or use another browser.',
    stopped: `You stopped it after ${seconds}.${after}`,
  }[phase];
}
