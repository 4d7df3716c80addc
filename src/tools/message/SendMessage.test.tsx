// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SendMessage} from './SendMessage';

const HASH = `0x${'ab'.repeat(32)}`;
const SENT = {success: true, hash: HASH};

beforeEach(() => {
  vi.useFakeTimers({shouldAdvanceTime: true, advanceTimeDelta: 50, toFake: ['setTimeout', 'clearTimeout']});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Your message');
const type = (value: string): boolean => fireEvent.change(field(), {target: {value}});
const status = (): string => screen.getByRole('status').textContent;

/** Sends `"<b>` with one press. @returns the bodies that were posted, of which the first is the message */
function send(respond: (body: string) => Promise<Response>): string[] {
  const posted: string[] = [];
  vi.stubGlobal('fetch', (_: string, {body}: {readonly body: string}) => {
    posted.push(body);
    return respond(body);
  });
  render(<SendMessage />);
  type('"<b>');
  fireEvent.click(screen.getByRole('button', {name: 'Send'}));
  return posted;
}

const receipt = (result: unknown) => Response.json({jsonrpc: '2.0', id: 1, result});

test('one press sends a message as typed, once, and shows its block and its fee', async () => {
  const results = [
    Response.json({...SENT, error: 'slow', errorCode: 'TXN_SUCCESS_WITH_WARNINGS'}),
    receipt(null),
    receipt({blockNumber: '0x1b2e020', gasUsed: '0x5208', effectiveGasPrice: '0x0', status: '0x1'}),
  ];
  const posted = send(() => Promise.resolve(results.shift() ?? Response.error()));
  fireEvent.click(screen.getByRole('button', {name: 'Send'}));
  await vi.waitFor(() => expect(status()).toContain(`Hash ${HASH}`));
  expect(status()).toContain('slow (TXN_SUCCESS_WITH_WARNINGS)');
  await vi.waitFor(() => expect(status()).toContain('In block 28,500,000, fee 0.'), {timeout: 15_000});
  expect([posted.length, posted[0]]).toEqual([3, '{"arguments":"\\"<b>"}']);
  expect(screen.getByText(/^live, \d+\.\d s$/)).toBeDefined();
});

test.each<[string, () => Promise<Response>]>([
  ['a node that has no receipt', () => Promise.resolve(receipt(null))],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])(
  'with %s, the waiting ends: the reader has the hash and a link, and can send again',
  async (_, respond) => {
    const posted = send((body) =>
      body.includes('arguments') ? Promise.resolve(Response.json(SENT)) : respond(),
    );
    const button = screen.getByRole('button', {name: 'Send'});
    await screen.findByText('waiting for the block');
    type('typed meanwhile');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await vi.advanceTimersByTimeAsync(60_000);
    await screen.findByText('no block seen yet');
    expect(posted).toHaveLength(11);
    expect(status()).toMatch(/accepted your transaction, but .* no block with it.*before you send another/);
    expect(status()).toContain(`Hash ${HASH}`);
    expect(screen.getByRole('link').textContent).toMatch(/explorer/);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(field().value).toBe('typed meanwhile');
  },
);

test.each([
  [{success: true}, 200, /without a transaction hash.*look in the explorer before you send another/],
  [{success: false, error: 'no more'}, 200, /refused it: no more. The shared key may be used up/],
  [null, 200, /did not report success.*look in the explorer/],
  [undefined, 0, /got no response from/],
])('after %j with status %i the reader is told why, and the text stays', async (body, code, sentence) => {
  send(() =>
    code === 0
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(body, {status: code})),
  );
  await vi.waitFor(() => expect(status()).toMatch(sentence));
  expect(field().value).toBe('"<b>');
});

test.each([
  ['🦘'.repeat(280), ''],
  ['🦘'.repeat(281), 'Your message is 1 character too long.'],
  ['x'.repeat(283), 'Your message is 3 characters too long.'],
  ['   ', 'Write something other than spaces.'],
])('%j is said to be wrong: %j', (text, problem) => {
  render(<SendMessage />);
  type(text);
  expect(field().value).toBe(text);
  expect(field().getAttribute('aria-invalid')).toBe(String(problem !== ''));
  expect(document.body.textContent).toContain(problem);
  expect(screen.getByRole('button', {name: 'Send'}).getAttribute('aria-disabled')).toBe(
    String(problem !== ''),
  );
});
