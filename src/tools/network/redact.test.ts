import {expect, test} from 'vitest';
import {redact} from './redact';

const KEY = 'my-own-key-1';

test.each([
  ['the own key', `"${KEY}" and %2F${KEY}%22`, '"*" and %2F*%22'],
  ['another key in a URL', 'https://rpc.test/zgt/abcdef123456?x', 'https://rpc.test/zgt/*?x'],
  ['in a URL of ZKT', 'POST /zkt/abcdef_123-456 fails', 'POST /zkt/* fails'],
  ['one that starts as the shared key', '/zkt/try-it-out1', '/zkt/*'],
  ['in a URL inside JSON', '"https:\\/\\/rpc.test\\/zgt\\/abcdef123456"', '"https:\\/\\/rpc.test\\/zgt\\/*"'],
  ['in a URL-encoded URL', '?url=rpc.test%2Fzgt%2fabcdef123456%22', '?url=rpc.test%2Fzgt%2f*%22'],
])('removes a key: %s', (_, text, expected) => {
  expect(redact(text, [undefined, '', KEY], '*')).toBe(expected);
});

test.each(['/zkt/try-it-out', 'https://rpc.test/zgt/', `0x${'ab'.repeat(32)}`])(
  'leaves what is no key: %s',
  (text) => expect(redact(text, [KEY], '*')).toBe(text),
);

test('a mark is taken literally', () => {
  expect(redact(KEY, [KEY], '$&')).toBe('$&');
});
