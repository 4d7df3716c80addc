import {expect, test} from 'vitest';
import {messageBody, readReply} from './message';

const HASH = `0x${'ab'.repeat(32)}`;

test('a success with a hash is sent', () => {
  expect(readReply({success: true, hash: HASH})).toEqual({state: 'sent', hash: HASH});
});

test.each([null, 'text', {}, {success: true}, {success: true, hash: '0x1'}, {success: false, hash: HASH}])(
  '%j is a refusal with a next step',
  (value) => {
    expect(readReply(value)).toMatchObject({state: 'refused', next: expect.stringMatching(/\.$/) as string});
  },
);

test('a refusal repeats what the service says', () => {
  expect(readReply({success: false, error: 'limit'})).toMatchObject({
    sentence: 'The service responded without success: limit',
  });
});

test('a message travels as it was typed', () => {
  expect(JSON.stringify(messageBody('"<b>'))).toBe('{"arguments":"\\"<b>"}');
});
