// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {keyedUrl, NETWORKS} from '../network/networks';
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
  for (const value of ['["a"]', '["b"]']) {
    go(link(value));
    expect(text.value).toBe(value);
    fireEvent.change(text, {target: {value: '["mine"]'}});
    go('#errors');
    go(link(value));
    expect(text.value).toBe('["mine"]');
  }
});

test('the copies stay open while the text is invalid, and have the URL that accepts the call', () => {
  render(<ConsoleForm />);
  const copies = screen.getByText('Copy this call as curl, ethers or viem').closest('details');
  const type = (value: string): boolean => fireEvent.change(screen.getByRole('textbox'), {target: {value}});
  type('["0x1"]');
  expect(copies?.textContent).toContain('"params":["0x1"]');
  expect(copies?.textContent).toContain(`'${NETWORKS.testnet.rpcUrl}'`);
  type('["0x1"');
  expect(copies?.isConnected).toBe(true);
  expect(copies?.textContent).toContain('There is nothing to copy until the text above is right.');
  type(`["${'0'.repeat(10_000)}"]`);
  expect(copies?.textContent).toContain('The parameters are too long for a link to this call.');
  act(() => setReaderValues({apiKey: KEY}));
  expect(copies?.textContent).toContain(`'${keyedUrl('testnet', 'zgtUrl')}'`);
});

test('a key that the server repeats is redacted in the result, also after the reader has cleared it', async () => {
  setReaderValues({apiKey: KEY});
  respond({result: {url: `https://rpc.invalid/zgt/${KEY}`}});
  const {container} = render(<ConsoleForm />);
  fireEvent.click(screen.getByRole('button', {name: /^Send to/}));
  const result = await screen.findByRole('group', {name: 'Response'});
  expect(result.textContent).toContain('https://rpc.invalid/zgt/••••••');
  act(() => setReaderValues({}));
  expect(container.innerHTML).not.toContain(KEY);
});

test('a key in the parameters is not kept in the list of what was sent', async () => {
  setReaderValues({apiKey: KEY});
  respond({result: '0x1'});
  render(<ConsoleForm />);
  fireEvent.change(screen.getByRole('textbox'), {target: {value: `["${KEY}"]`}});
  fireEvent.click(screen.getByRole('button', {name: /^Send to/}));
  await screen.findByRole('group', {name: 'Response'});
  expect(screen.getByText(/^Sent from this tab/).closest('details')?.textContent).toContain(
    '["YOUR_API_KEY"]',
  );
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
  expect(screen.getByText('Result of the previous call:')).toBeDefined();
  expect(status?.textContent).toContain(`Sent to ${NETWORKS.testnet.name}: transaction ${hash}.`);
  expect(screen.getByRole('link', {name: /on the explorer/}).getAttribute('href')).toBe(href);
});
