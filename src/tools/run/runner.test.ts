import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {RunReport, RunRequest} from './protocol';
import {LIMIT_MS, type RunEvent, type RunWorker, startRun} from './runner';

const REQUEST: RunRequest = {url: '/a.js', env: {}, args: [], secrets: []};

/** A worker that does nothing by itself. */
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

test('the worker gets the request, and the page hears its reports up to the end', () => {
  const {worker, report, events} = makeWorker();
  expect(worker.postMessage).toHaveBeenCalledWith(REQUEST);
  report({kind: 'line', level: 'out', text: 'a'});
  report({kind: 'done'});
  report({kind: 'line', level: 'out', text: 'too late'});
  expect(events.map(({kind}) => kind)).toEqual(['line', 'done']);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a run is over after the limit, not before', () => {
  const {worker, events} = makeWorker();
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{kind: 'limit'}]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a stopped run reports nothing more, not even the limit', () => {
  const {worker, report, events, stop} = makeWorker();
  stop();
  report({kind: 'done'});
  vi.advanceTimersByTime(LIMIT_MS * 2);
  expect(events).toEqual([]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a worker that does not load ends the run', () => {
  const {worker, events} = makeWorker();
  worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  expect(events).toEqual([{kind: 'not-loaded'}]);
});
