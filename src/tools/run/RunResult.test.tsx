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
