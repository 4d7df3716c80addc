// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {IDLE, type RunState} from './run-state';
import {RunResult} from './RunResult';

const RUNNING: RunState = {...IDLE, phase: 'running', started: {id: 'a', network: 'testnet'}};

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const result = (state: RunState) => <RunResult state={state} title="a.ts" stale={false} writes={false} />;

test('the log is there before its first line, so that the line is announced, and no stop of the Tab key', () => {
  const {rerender} = render(result(IDLE));
  const log = screen.getByRole('log', {name: 'What a.ts printed'});
  expect(log.matches(':empty:not([hidden], [tabindex])')).toBe(true);
  rerender(result({...RUNNING, lines: [{level: 'out', text: 'a'}]}));
  expect(screen.getByRole('log')).toBe(log);
  expect(log.textContent).toBe('a\n');
  expect(log.tabIndex).toBe(0);
});

test.each([
  ['above the window', -300, 1],
  ['below the window', 2000, 1],
  ['in the window', 200, 2],
  ['partly in the window', -50, 2],
])('a result that is %s when the run ends: at %i px, scrolled to %i times', (_, top, scrolls) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));
  const {rerender} = render(result(IDLE));
  expect(scroll).not.toHaveBeenCalled();
  rerender(result(RUNNING));
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(result({...RUNNING, phase: 'done'}));
  expect(scroll).toHaveBeenCalledTimes(scrolls);
});
