// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {OUTDATED} from '@site/src/lib/outdated';
import type {RunReport, RunRequest} from './protocol';
import {LIMIT_MS, statusText, useRun} from './useRun';

const REQUEST: RunRequest = {url: '/a.js', env: {}, args: [], secrets: []};
const STARTED = {id: 'a', network: 'testnet'} as const;

/** The last worker that was made. It does nothing. */
let worker: FakeWorker;
class FakeWorker {
  postMessage = vi.fn();
  terminate = vi.fn();
  onmessage: ((event: {data: RunReport}) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test reaches the worker that the hook makes
    worker = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startRun() {
  const {result, unmount} = renderHook(() => useRun());
  const start = (): void => act(() => result.current.start('/worker.js', REQUEST, STARTED));
  start();
  const report = (data: RunReport): void => act(() => worker.onmessage?.({data}));
  const line = (text: string): void => report({kind: 'line', text});
  return {result, start, report, line, unmount};
}

test('the worker gets the request; its output is collected until it ends, and a new run starts empty', () => {
  const {result, start, report, line} = startRun();
  expect(worker.postMessage).toHaveBeenCalledWith(REQUEST);
  for (let index = 0; index < 505; index += 1) line(String(index));
  report({kind: 'sent', hash: '0xh', account: '0xa'});
  act(() => void vi.advanceTimersByTime(840));
  report({kind: 'done'});
  line('too late');
  const {state} = result.current;
  expect(state.lines).toHaveLength(500);
  expect(state.lines.at(-1)?.text).toBe('504');
  expect(state).toMatchObject({started: STARTED, sent: {hash: '0xh', account: '0xa'}});
  expect(statusText(state, true)).toBe('Done in 0.84 s.');
  start();
  expect(result.current.state).toMatchObject({phase: 'running', lines: []});
  expect(result.current.state.sent).toBeUndefined();
});

test('of a long output the end is kept', () => {
  const {result, line} = startRun();
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(25_000));
  texts.forEach(line);
  expect(result.current.state.lines.map(({text}) => text)).toEqual(texts.slice(1));
});

test('the failure of the last request is kept until a later one succeeds', () => {
  const {result, report} = startRun();
  const failure = {kind: 'unreachable', host: 'h'} as const;
  report({kind: 'request', failure});
  expect(result.current.state.failure).toEqual(failure);
  report({kind: 'request', failure: null});
  expect(result.current.state.failure).toBeNull();
});

const AFTER = ' What it sent may still take effect.';
test.each<[string, (run: ReturnType<typeof startRun>) => void, string]>([
  ['done', ({report}) => report({kind: 'done'}), 'Done in 0.00 s. The program printed nothing.'],
  ['failed', ({report}) => report({kind: 'failed'}), 'The program ended with an error after 0.00 s.'],
  ['stopped', ({result}) => act(() => result.current.stop()), `You stopped it after 0.00 s.${AFTER}`],
  ['not loaded', () => act(() => worker.onerror?.()), 'The code of this sample did not load.'],
  [
    'limit',
    () => act(() => void vi.advanceTimersByTime(LIMIT_MS)),
    `Stopped after 20 seconds, the limit on this page.${AFTER} Download the project to run it longer.`,
  ],
])('a run that ends as %s ends its worker, and says so', (_, end, sentence) => {
  const run = startRun();
  act(() => void vi.advanceTimersByTime(sentence.startsWith('Stopped') ? 0 : LIMIT_MS - 1));
  expect(statusText(run.result.current.state, true)).toBe('Running…');
  end(run);
  expect(worker.terminate).toHaveBeenCalledOnce();
  const text = statusText(run.result.current.state, true).replace(/\d+\.\d\d s/, '0.00 s');
  expect(text).toContain(sentence);
  expect(statusText(run.result.current.state, false)).not.toContain(AFTER);
  act(() => void vi.advanceTimersByTime(2 * LIMIT_MS));
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a browser that refuses workers runs nothing, the reader learns what to do, and a later run has one again', () => {
  vi.stubGlobal('Worker', undefined);
  const {result} = renderHook(() => useRun());
  act(() => result.current.start('/worker.js', REQUEST, STARTED));
  expect(statusText(result.current.state, true)).toBe(
    'Your browser does not let this page run programs. Download the project, or use another browser.',
  );
  act(() => result.current.stop());
  expect(result.current.state).toMatchObject({phase: 'blocked', started: STARTED});
  vi.stubGlobal('Worker', FakeWorker);
  act(() => result.current.start('/worker.js', REQUEST, STARTED));
  expect(result.current.state.phase).toBe('running');
});

test('a page that goes away ends its run', () => {
  startRun().unmount();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test.each([
  [404, OUTDATED],
  [200, 'The code of this sample did not load. Check your connection, then run it again.'],
])(
  'code that does not load while the server has status %i for the scripts of the page',
  async (status, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status})));
    const runtime = {type: 'none', src: '/assets/js/runtime~main.1.js'};
    const script = Object.assign(document.createElement('script'), runtime);
    document.head.append(script);
    const {result, report} = startRun();
    report({kind: 'not-loaded'});
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(statusText(result.current.state, false)).toBe(text);
    script.remove();
  },
);
