// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {Field} from './Field';

const KEY = 'reader-key-0123456789';

afterEach(cleanup);

test('a field holds the key, and no attribute does', () => {
  const field = {label: 'Your API key', onText: () => undefined, secret: true};
  const {container, rerender} = render(<Field {...field} value={KEY} />);
  const input = screen.getByLabelText<HTMLInputElement>('Your API key');
  expect(input.value).toBe(KEY);
  expect(input.className).toContain('masked');
  expect(container.innerHTML).not.toContain(KEY);
  rerender(<Field {...field} value="" />);
  expect(input.value).toBe('');
});
