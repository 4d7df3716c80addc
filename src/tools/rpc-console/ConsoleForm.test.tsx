// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {NETWORKS} from '../network/networks';
import {setReaderValues} from '../reader/store';
import ConsoleForm from './ConsoleForm';

const KEY = 'reader-key-0123456789';

afterEach(() => {
  cleanup();
  setReaderValues({});
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
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

test('a link to a call fills in the form, and not again when the reader comes back to it', () => {
  const go = (hash: string): void => {
    history.replaceState(null, '', hash);
    act(() => void dispatchEvent(new Event('hashchange')));
  };
  const link = (params: string): string => `#console&network=testnet&method=eth_call&params=${params}`;
  go(link('["a"]'));
  render(<ConsoleForm />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(text.value).toBe('["a"]');
  fireEvent.change(text, {target: {value: '["mine"]'}});
  go('#errors');
  go(link('["a"]'));
  expect(text.value).toBe('["mine"]');
  go(link('["b"]'));
  expect(text.value).toBe('["b"]');
  fireEvent.change(text, {target: {value: '["mine"]'}});
  go('#errors');
  go(link('["b"]'));
  expect(text.value).toBe('["mine"]');
});

test('the copies stay open, in the chosen language, while the text is invalid', () => {
  render(<ConsoleForm />);
  const copies = screen.getByText('Copy this call as curl, ethers or viem').closest('details');
  fireEvent.click(screen.getByRole('button', {name: 'viem', hidden: true}));
  const type = (value: string): boolean => fireEvent.change(screen.getByRole('textbox'), {target: {value}});
  type('["0x1"]');
  type('["0x1"');
  expect(copies?.isConnected).toBe(true);
  expect(copies?.firstChild?.textContent).toBe('Copy the last valid call as curl, ethers or viem');
  fireEvent.click(screen.getByRole('radio', {name: NETWORKS.gtn.name}));
  expect(copies?.textContent).toContain('"params":["0x1"]');
  expect(copies?.textContent).toContain(NETWORKS.gtn.rpcUrl);
  type('["0x2"]');
  expect(copies?.querySelector('pre')?.textContent).toContain('"params":["0x2"]');
});

test('a text that is invalid from the start has no copies', () => {
  history.replaceState(null, '', '#console&network=testnet&method=eth_call&params=[');
  render(<ConsoleForm />);
  expect(screen.queryByText('Copy this call as curl, ethers or viem')).toBeNull();
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

test('the transaction that was sent stays linked when the reader goes on to something else', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  setReaderValues({apiKey: KEY});
  respond({result: hash});
  render(<ConsoleForm />);
  const method = screen.getByRole('combobox', {name: 'Method'});
  fireEvent.change(method, {target: {value: 'eth_sendRawTransaction'}});
  fireEvent.click(screen.getByRole('button', {name: 'Review before sending'}));
  fireEvent.click(screen.getByRole('button', {name: /^Confirm and send/}));
  const href = (await screen.findByRole('link', {name: /on the explorer/})).getAttribute('href');
  fireEvent.change(screen.getByRole('textbox'), {target: {value: '["0x1"]'}});
  fireEvent.click(screen.getByRole('radio', {name: NETWORKS.gtn.name}));
  const [status] = screen.getAllByRole('status');
  expect(screen.getByText('Response to the previous call:')).toBeDefined();
  expect(status?.textContent).toContain(`Sent to ${NETWORKS.testnet.name}: transaction ${hash}.`);
  expect(screen.getByRole('link', {name: /on the explorer/}).getAttribute('href')).toBe(href);
});
