import {expect, test} from 'vitest';
import {MAX_MESSAGE, messageBody, problemOfMessage, readReply} from './message';

const HASH = `0x${'ab'.repeat(32)}`;

test('a successful response with a hash counts as sent', () => {
  expect(readReply({success: true, hash: HASH})).toEqual({hash: HASH});
});

test.each([null, 'text', {}, {success: true}, {success: true, hash: '0x1'}, {success: false, hash: HASH}])(
  '%j counts as refused, with a next step',
  (value) => {
    expect(readReply(value)).toMatchObject({problem: {next: expect.stringMatching(/\.$/) as string}});
  },
);

test.each([null, {}, {success: true}])('after %j the message may have been published', (value) => {
  expect(readReply(value).problem?.next).toContain('look in the explorer before you send another');
});

test('a warning is repeated, with a hash and without', () => {
  const said = {success: true, error: 'slow', errorCode: 'TXN_SUCCESS_WITH_WARNINGS'};
  expect(readReply({...said, hash: HASH})).toEqual({hash: HASH, warning: 'slow (TXN_SUCCESS_WITH_WARNINGS)'});
  expect(readReply(said)).toMatchObject({
    problem: {sentence: 'Processed, with a warning: slow (TXN_SUCCESS_WITH_WARNINGS)'},
  });
});

test('a refusal repeats the message of the service', () => {
  expect(readReply({success: false, error: 'limit'})).toMatchObject({
    problem: {sentence: 'The service refused it: limit'},
  });
});

test('a message is sent exactly as typed', () => {
  expect(JSON.stringify(messageBody('"<b>'))).toBe('{"arguments":"\\"<b>"}');
});

test.each([
  ['', ''],
  ['x'.repeat(MAX_MESSAGE), ''],
  ['🦘'.repeat(MAX_MESSAGE), ''],
  ['🦘'.repeat(MAX_MESSAGE + 1), 'Your message is 1 character too long.'],
  ['   ', 'Write something other than spaces.'],
  ['x'.repeat(MAX_MESSAGE + 1), 'Your message is 1 character too long.'],
  ['x'.repeat(MAX_MESSAGE + 2), 'Your message is 2 characters too long.'],
])('%j: %s', (text, problem) => {
  expect(problemOfMessage(text)).toBe(problem);
});
