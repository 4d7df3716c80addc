import type {Failure} from '../network/failure';
import {isEnd, LIMIT_MS, type RunEvent} from './runner';

/** One line of output. */
export interface Line {
  readonly level: 'out' | 'error';
  readonly text: string;
}

/** How far a run is. */
export type Phase = 'idle' | 'running' | 'done' | 'failed' | 'limit' | 'not-loaded' | 'stopped';

/** Everything that the panel shows of a run. */
export interface RunState {
  readonly phase: Phase;
  readonly lines: readonly Line[];
  /** Why the last request failed; null when it did not. */
  readonly failure: Failure | null;
  /** Hash of the last transaction that a network took, and its sender. */
  readonly sent?: {readonly hash: string; readonly account?: string};
  /** How long the run took, in milliseconds; 0 until it is over. */
  readonly milliseconds: number;
}

/** What changes the state: the reader, or the run. `at` is in milliseconds since the run began. */
export type RunAction =
  | {readonly kind: 'start'}
  | {readonly kind: 'stop'; readonly at: number}
  | {readonly kind: 'event'; readonly event: RunEvent; readonly at: number};

/** Before the first run. */
export const IDLE: RunState = {phase: 'idle', lines: [], failure: null, milliseconds: 0};

/** Most lines that are kept: a program that prints without end must not fill the page. */
export const MAX_LINES = 500;

function withEvent(state: RunState, event: RunEvent): RunState {
  switch (event.kind) {
    case 'line': {
      const {level, text} = event;
      return {...state, lines: [...state.lines, {level, text}].slice(-MAX_LINES)};
    }
    case 'request':
      return {...state, failure: event.failure};
    case 'sent': {
      const {hash, account} = event;
      return {...state, sent: {hash, ...(account !== undefined && {account})}};
    }
    case 'done':
    case 'failed':
    case 'limit':
    case 'not-loaded':
      return {...state, phase: event.kind};
  }
}

/** The state after an action. What comes after the end changes nothing. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  if (action.kind === 'start') return {...IDLE, phase: 'running'};
  if (state.phase !== 'running') return state;
  if (action.kind === 'stop') return {...state, phase: 'stopped', milliseconds: action.at};
  const next = withEvent(state, action.event);
  return isEnd(action.event) ? {...next, milliseconds: action.at} : next;
}

/**
 * The sentence that says how the run went. Empty before the first one.
 * @param writes whether the program may have sent something
 */
export function statusText({phase, lines, milliseconds}: RunState, writes: boolean): string {
  const seconds = `${(milliseconds / 1000).toFixed(2)} s`;
  const after = writes ? ' What it sent may still take effect.' : '';
  switch (phase) {
    case 'idle':
      return '';
    case 'running':
      return 'Running…';
    case 'done':
      return `Done in ${seconds}.${lines.length === 0 ? ' The program printed nothing.' : ''}`;
    case 'failed':
      return `The program ended with an error after ${seconds}.`;
    case 'limit':
      return `Stopped: a run on this page may take ${LIMIT_MS / 1000} seconds.${after}`;
    case 'not-loaded':
      return 'The code of this sample did not load. Check your connection, then run it again.';
    case 'stopped':
      return `You stopped it after ${seconds}.${after}`;
  }
}
