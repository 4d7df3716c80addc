// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {keyedUrl, NETWORKS} from '../network/networks';
import {textToCopy} from '@site/src/lib/copy';
import {fillPages} from '../reader/fill-page';
import {setReaderValues} from '../reader/store';
import ConsoleForm from './ConsoleForm';
import {BATCH} from './methods';

const KEY = 'reader-key-0123456789';

afterEach(() => {
  cleanup();
  setReaderValues({});
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

/** Makes each request return this text. @returns the bodies that were sent */
function respondText(text: string): readonly unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, {body}: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(new Response(text));
  });
  return sent;
}

/** Makes each request return this JSON. */
function respond(value: object): void {
  respondText(JSON.stringify(value));
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

test('a call without data is said to be a transfer, also in a batch', () => {
  render(<ConsoleForm />);
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', {name: 'Method'}), {target: {value}});
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  const note = () => screen.queryByText(/^A call without data/);
  choose('eth_call');
  expect(note()).toBeNull();
  const call = {to: `0x${'0'.repeat(37)}801`};
  fireEvent.change(text, {target: {value: JSON.stringify([call, 'latest'])}});
  expect(note()).not.toBeNull();
  fireEvent.change(text, {target: {value: JSON.stringify([{...call, input: '0xb002249d'}])}});
  expect(note()).toBeNull();
  choose(BATCH);
  fireEvent.change(text, {target: {value: JSON.stringify([{method: 'eth_estimateGas', params: [call]}])}});
  expect(note()).not.toBeNull();
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
  act(() => setReaderValues({testnet: KEY}));
  expect(copies?.textContent).toContain(`'${keyedUrl('testnet', 'zgtUrl')}'`);
});

test('a key that the server repeats is redacted in the result, also after the reader has cleared it', async () => {
  setReaderValues({testnet: KEY});
  respond({result: {url: `https://rpc.invalid/zgt/${KEY}`}});
  const {container} = render(<ConsoleForm />);
  fireEvent.click(screen.getByRole('button', {name: /^Send to/}));
  const result = await screen.findByRole('group', {name: 'Response'});
  expect(result.textContent).toContain('https://rpc.invalid/zgt/••••••');
  act(() => setReaderValues({}));
  expect(container.innerHTML).not.toContain(KEY);
});

test('a key goes to its own network only', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json({result: '0x1'}));
  });
  setReaderValues({testnet: KEY});
  render(<ConsoleForm />);
  for (const name of [NETWORKS.testnet.name, NETWORKS.gtn.name]) {
    fireEvent.click(screen.getByRole('radio', {name}));
    fireEvent.click(screen.getByRole('button', {name: /^Send to/}));
    await screen.findByText(/^Response in/);
  }
  expect(urls).toEqual([keyedUrl('testnet', 'zgtUrl', KEY), NETWORKS.gtn.rpcUrl]);
});

test('what a link put into the parameters is copied as it is, and the key only in the URL', () => {
  const link = '#console&network=testnet&method=eth_call&params=["YOUR_API_KEY"]';
  history.replaceState(null, '', link);
  setReaderValues({testnet: KEY});
  fillPages();
  render(<ConsoleForm />);
  const [url, params] = [keyedUrl('testnet', 'zgtUrl', KEY), '["YOUR_API_KEY"]'];
  for (const name of ['curl', 'ethers', 'viem']) {
    const text = textToCopy(screen.getByRole('button', {name: `Copy ${name}`, hidden: true}));
    expect([text.includes(url), text.includes(params)], name).toEqual([true, true]);
  }
});

test('the transaction that was sent stays linked when the reader goes on to something else', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  setReaderValues({testnet: KEY, gtn: KEY});
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

const READ = '{"method": "eth_chainId"}';
test.each([
  [`[${READ}]`, false],
  [`[${READ}, {"method": "eth_sendRawTransaction", "params": ["0x"]}]`, true],
  [`[${READ}, {"method": "eth_sendPrivateTransaction", "params": ["0x"]}]`, true],
])('the batch %s is reviewed before it is sent: %s', async (text, reviewed) => {
  setReaderValues({testnet: KEY});
  const sent = respondText('{}');
  render(<ConsoleForm />);
  fireEvent.change(screen.getByRole('combobox', {name: 'Method'}), {target: {value: BATCH}});
  fireEvent.change(screen.getByRole('textbox'), {target: {value: text}});
  fireEvent.click(screen.getByRole('button', {name: reviewed ? 'Review before sending' : /^Send to/}));
  expect(sent).toHaveLength(reviewed ? 0 : 1);
  if (!reviewed) return;
  const shown = screen.getByRole('group', {name: /^What will be sent/}).textContent;
  fireEvent.click(screen.getByRole('button', {name: /^Confirm and send/}));
  expect(sent).toEqual([JSON.parse(shown)]);
  await screen.findByRole('group', {name: 'Response'});
});
