// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import MessageForm from './MessageForm';

const HASH = `0x${'ab'.repeat(32)}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Your message');
const type = (value: string): boolean => fireEvent.change(field(), {target: {value}});

/** Sends `"<b>` with two presses. @returns what the form announces of this response, and the bodies that were sent */
async function send(respond: () => Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, {body}: RequestInit) => {
    sent.push(body);
    return respond();
  });
  render(<MessageForm />);
  type('"<b>');
  fireEvent.click(screen.getByRole('button', {name: 'Review before sending'}));
  fireEvent.click(screen.getByRole('button', {name: /^Confirm and send/}));
  const status = screen.getByRole('status');
  await vi.waitFor(() => expect(status.querySelector('p')).not.toBeNull());
  return {text: status.textContent, sent};
}

test('a message is sent as typed, and its field is empty for the next; a warning is repeated', async () => {
  const response = {success: true, hash: HASH, error: 'slow', errorCode: 'TXN_SUCCESS_WITH_WARNINGS'};
  const {text, sent} = await send(() => Promise.resolve(Response.json(response)));
  expect(sent).toEqual(['{"arguments":"\\"<b>"}']);
  expect(text).toContain(`transaction ${HASH}`);
  expect(text).toContain('Processed, with a warning: slow (TXN_SUCCESS_WITH_WARNINGS)');
  expect(field().value).toBe('');
  expect(screen.queryByText('Result of the previous message:')).toBeNull();
});

test.each([
  [{success: true}, 200, /without a transaction hash.*look in the explorer before you send another/],
  [{success: false, error: 'no more'}, 200, /refused it: no more. The shared key may be used up/],
  [null, 200, /did not report success.*look in the explorer/],
  [undefined, 0, /got no response from/],
])('after %j with status %i the reader is told why, and the text stays', async (body, status, sentence) => {
  const {text} = await send(() =>
    status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(body, {status})),
  );
  expect(text).toMatch(sentence);
  expect(field().value).toBe('"<b>');
});

test.each([
  ['🦘'.repeat(280), ''],
  ['🦘'.repeat(281), 'Your message is 1 character too long.'],
  ['x'.repeat(283), 'Your message is 3 characters too long.'],
  ['   ', 'Write something other than spaces.'],
])('%j is said to be wrong: %j', (text, problem) => {
  render(<MessageForm />);
  type(text);
  expect(field().value).toBe(text);
  expect(field().getAttribute('aria-invalid')).toBe(String(problem !== ''));
  expect(document.body.textContent).toContain(problem);
  expect(screen.getByRole('button', {name: /^Review/}).getAttribute('aria-disabled')).toBe(
    String(problem !== ''),
  );
});
