// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import ConsoleForm from './ConsoleForm';

afterEach(cleanup);

test('a text is kept while the reader looks at another method', () => {
  render(<ConsoleForm />);
  const method = screen.getByRole('combobox', {name: 'Method'});
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  const choose = (value: string) => fireEvent.change(method, {target: {value}});
  choose('eth_call');
  fireEvent.change(text, {target: {value: '["mine"]'}});
  choose('eth_getBalance');
  expect(text.value).not.toBe('["mine"]');
  choose('eth_call');
  expect(text.value).toBe('["mine"]');
});
