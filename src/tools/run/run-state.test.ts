import {expect, test} from 'vitest';
import {
  IDLE,
  MAX_LINES,
  reduceRun,
  type RunAction,
  type RunState,
  type Started,
  statusText,
} from './run-state';
import type {RunEvent} from './runner';

const STARTED: Started = {id: 'a', network: 'testnet'};
const event = (what: RunEvent, at = 0): RunAction => ({...what, at});
const line = (text: string): RunAction => event({kind: 'line', level: 'out', text});
const after = (...actions: readonly RunAction[]): RunState =>
  [{kind: 'start', started: STARTED} as const, ...actions].reduce(reduceRun, IDLE);

test('collects output line by line, and the duration at the end', () => {
  const state = after(line('a'), line('b'), event({kind: 'done'}, 840));
  expect(state.lines.map(({text}) => text)).toEqual(['a', 'b']);
  expect(statusText(state, false)).toBe('Done in 0.84 s.');
  expect(state.started).toBe(STARTED);
});

test('keeps the failure of the last request until a later request succeeds', () => {
  const failed = event({kind: 'request', failure: {kind: 'unreachable', host: 'h'}});
  expect(after(failed).failure).toEqual({kind: 'unreachable', host: 'h'});
  expect(after(failed, event({kind: 'request', failure: null})).failure).toBeNull();
});

test('ignores events after the end, and starts a new run empty', () => {
  const stopped = after(line('a'), {kind: 'stopped', at: 10});
  expect(reduceRun(stopped, line('b'))).toBe(stopped);
  const started = {...STARTED, network: 'gtn'} as const;
  expect(reduceRun(stopped, {kind: 'start', started})).toEqual({...IDLE, phase: 'running', started});
});

test('limits the output of a program that prints endlessly', () => {
  const state = after(...Array.from({length: MAX_LINES + 5}, (_, index) => line(String(index))));
  expect(state.lines).toHaveLength(MAX_LINES);
  expect(state.lines.at(-1)?.text).toBe(String(MAX_LINES + 4));
});

test('explains each way to end; only for programs that write it adds that a transaction may still take effect', () => {
  const ends: readonly RunAction[] = [
    event({kind: 'done'}, 1),
    event({kind: 'failed'}, 1),
    event({kind: 'limit'}, 20_000),
    event({kind: 'not-loaded'}, 1),
    {kind: 'stopped', at: 1},
  ];
  const sentences = ends.map((end) => statusText(after(end), true));
  expect(new Set(sentences).size).toBe(ends.length);
  expect(sentences[0]).toContain('printed nothing');
  expect(sentences[2]).toBe(
    'Stopped after 20 seconds, the limit on this page. What it sent may still take effect. Download the project to run it longer.',
  );
  expect(statusText(after({kind: 'stopped', at: 1500}), false)).toBe('You stopped it after 1.50 s.');
  expect(statusText(IDLE, true)).toBe('');
});
