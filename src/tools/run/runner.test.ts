import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {RunReport, RunRequest} from './protocol';
import {LIMIT_MS, type RunEvent, type RunWorker, startRun} from './runner';

const REQUEST: RunRequest = {url: '/a.js', env: {}, args: [], secrets: []};

/** A fake worker that does nothing. */
function makeWorker() {
  const worker = {postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null} as RunWorker;
  const report = (data: RunReport): unknown =>
    worker.onmessage?.call(worker as Worker, {data} as MessageEvent);
  const events: RunEvent[] = [];
  const stop = startRun(worker, REQUEST, (event) => events.push(event));
  return {worker, report, events, stop};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends the request to the worker, and passes on its reports until the end', () => {
  const {worker, report, events} = makeWorker();
  expect(worker.postMessage).toHaveBeenCalledWith(REQUEST);
  report({kind: 'line', level: 'out', text: 'a'});
  report({kind: 'done'});
  report({kind: 'line', level: 'out', text: 'too late'});
  expect(events.map(({kind}) => kind)).toEqual(['line', 'done']);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('ends a run after the time limit, not earlier', () => {
  const {worker, events} = makeWorker();
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{kind: 'limit'}]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('reports nothing after a stop, not even the time limit', () => {
  const {worker, report, events, stop} = makeWorker();
  stop();
  report({kind: 'done'});
  vi.advanceTimersByTime(LIMIT_MS * 2);
  expect(events).toEqual([]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('ends the run if the worker does not load', () => {
  const {worker, events} = makeWorker();
  worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  expect(events).toEqual([{kind: 'not-loaded'}]);
});
