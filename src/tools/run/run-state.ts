import type {Failure} from '../network/failure';
import type {NetworkId} from '../network/networks';
import type {SentHash} from '../ui/SentTransaction';
import {LIMIT_MS, type RunEvent} from './runner';

/** One line of output. */
export interface Line {
  readonly level: 'out' | 'error';
  readonly text: string;
}

/** What a run was started with. Its result keeps this, whatever the reader chooses afterwards. */
export interface Started {
  /** Identifies the reader's choices, as `choicesId` returns it. */
  readonly id: string;
  /** Network that takes the transactions. */
  readonly network: NetworkId;
  /** The reader's own key, if the run had it. */
  readonly apiKey?: string;
}

/** Phase of a run. */
export type Phase = 'idle' | 'running' | 'done' | 'failed' | 'limit' | 'not-loaded' | 'stopped';

/** Everything that the panel shows of a run. */
export interface RunState {
  readonly phase: Phase;
  /** Undefined before the first run. */
  readonly started?: Started;
  readonly lines: readonly Line[];
  /** Why the last request failed; null if it succeeded. */
  readonly failure: Failure | null;
  /** Hash and sender of the last transaction that a network accepted. */
  readonly sent?: SentHash;
  /** Duration of the run in milliseconds; 0 until it ends. */
  readonly milliseconds: number;
}

/** An event of the run or an action of the reader. `at` is in milliseconds since the run started. */
export type RunAction =
  | {readonly kind: 'start'; readonly started: Started}
  | ((RunEvent | {readonly kind: 'stopped'}) & {readonly at: number});

/** State before the first run. */
export const IDLE: RunState = {phase: 'idle', lines: [], failure: null, milliseconds: 0};

/** Maximum number of lines that are kept, so that a program that prints endlessly does not fill the page. */
export const MAX_LINES = 500;

/** Reducer of the run's state. Ignores actions after the end. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  if (action.kind === 'start') return {...IDLE, phase: 'running', started: action.started};
  if (state.phase !== 'running') return state;
  switch (action.kind) {
    case 'line': {
      const {level, text} = action;
      return {...state, lines: [...state.lines, {level, text}].slice(-MAX_LINES)};
    }
    case 'request':
      return {...state, failure: action.failure};
    case 'sent':
      return {...state, sent: {hash: action.hash, account: action.account}};
    case 'done':
    case 'failed':
    case 'limit':
    case 'not-loaded':
    case 'stopped':
      return {...state, phase: action.kind, milliseconds: action.at};
  }
}

/**
 * A sentence about the progress or the end of the run. Empty before the first run.
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
      return `Stopped after ${LIMIT_MS / 1000} seconds, the limit on this page.${after} Download the project to run it longer.`;
    case 'not-loaded':
      return 'The code of this sample did not load. Check your connection, then run it again.';
    case 'stopped':
      return `You stopped it after ${seconds}.${after}`;
  }
}
