// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Field} from './Field';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a problem is shown at once, and announced when the reader pauses', () => {
  const {container, rerender} = render(
    <Field label="a" value="" onText={() => undefined} problem="Line 1: a comma is missing." />,
  );
  const shown = () => container.querySelector('p')?.textContent;
  const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
  expect([shown(), announced()]).toEqual(['Line 1: a comma is missing.', '']);
  act(() => void vi.advanceTimersByTime(900));
  rerender(<Field label="a" value="" onText={() => undefined} problem="Line 1: a bracket is missing." />);
  act(() => void vi.advanceTimersByTime(900));
  expect([shown(), announced()]).toEqual(['Line 1: a bracket is missing.', '']);
  act(() => void vi.advanceTimersByTime(200));
  expect(announced()).toBe('Line 1: a bracket is missing.');
  rerender(<Field label="a" value="" onText={() => undefined} problem={undefined} />);
  act(() => void vi.advanceTimersByTime(1100));
  expect([shown(), announced()]).toEqual(['', '']);
});
