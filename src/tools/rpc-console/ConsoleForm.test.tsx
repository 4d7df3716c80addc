// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {setReaderValues} from '../reader/store';
import ConsoleForm from './ConsoleForm';

const KEY = 'reader-key-0123456789';

afterEach(() => {
  cleanup();
  setReaderValues({});
  vi.unstubAllGlobals();
});

/** Makes each request return this JSON. */
function respond(value: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(value))));
}

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

test('a key that the server repeats is redacted in the result, also after the reader has cleared it', async () => {
  setReaderValues({apiKey: KEY});
  respond({result: {url: `https://rpc.invalid/zgt/${KEY}`}});
  const {container} = render(<ConsoleForm />);
  fireEvent.click(screen.getByRole('button', {name: /^Send to/}));
  const result = await screen.findByRole('group', {name: 'Result'});
  expect(result.textContent).toContain('https://rpc.invalid/zgt/••••••');
  act(() => setReaderValues({}));
  expect(container.innerHTML).not.toContain(KEY);
});
