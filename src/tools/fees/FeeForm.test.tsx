// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import FeeForm from './FeeForm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the fee alone is announced, in a sentence, when the reader pauses after a change', () => {
  const {container} = render(<FeeForm />);
  const announced = (): string =>
    Array.from(container.querySelectorAll('[aria-live], [role="status"]'), (one) => one.textContent).join('');
  const wait = (): void => act(() => void vi.advanceTimersByTime(1100));
  const type = (value: string): boolean =>
    fireEvent.change(screen.getByLabelText('Gas used'), {target: {value}});
  wait();
  expect(announced()).toBe('');
  type('5');
  type('50000');
  expect(announced()).toBe('');
  expect(screen.getByRole('row', {name: /^Fee/}).textContent).toContain('0.00025');
  wait();
  expect(announced()).toBe('Fee in tokens: 0.00025.');
  type('');
  wait();
  expect(announced()).toMatch(/^Gas used is a whole number/);
});
