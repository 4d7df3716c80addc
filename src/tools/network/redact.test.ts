import {expect, test} from 'vitest';
import {redact} from './redact';

const KEY = 'my-own-key-1';
const percent = (text: string): string =>
  Array.from(text, (one) => `%${one.charCodeAt(0).toString(16)}`).join('');
const escaped = (text: string): string =>
  Array.from(text, (one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('');

test.each([
  ['the own key', `"${KEY}" and ${KEY}`, '"*" and *'],
  ['in capitals', KEY.toUpperCase(), '*'],
  ['in capitals, escaped', percent(KEY.toUpperCase()), '*'],
  ['percent-encoded', `/a/${percent(KEY)}`, '/a/*'],
  ['percent-encoded in part, twice', `%256dy-own-key-1`, '*'],
  ['escaped in JSON', `"${escaped(KEY)}"`, '"*"'],
  ['escaped in JSON in part, twice', `"\\\\u006dy-own-key-1"`, '"*"'],
  ['as an entity', `&#109;y-own-key-&#x31;`, '*'],
  ['another key in a URL', 'https://rpc.test/zgt/abcdef123456?x', 'https://rpc.test/zgt/*?x'],
  ['in a URL of ZKT', 'POST /zkt/abcdef_123-456 fails', 'POST /zkt/* fails'],
  ['one that starts as the shared key', '/zkt/try-it-out1', '/zkt/*'],
  ['in a URL inside JSON', '"https:\\/\\/rpc.test\\/zgt\\/abcdef123456"', '"https:\\/\\/rpc.test\\/zgt\\/*"'],
  ['in a URL inside a URL', '?url=rpc.test%2Fzgt%2fabcdef%3123456%22%2C', '?url=rpc.test%2Fzgt%2f*%22%2C'],
  ['in a URL, escaped', '/zgt/\\u0061bcdef123456"', '/zgt/*"'],
  [
    'after an entity that is no part of a key',
    '/zgt/abcdef&#47;zkt&#x2f;abcdef123456',
    '/zgt/*&#47;zkt&#x2f;*',
  ],
  ['in the query', 'https://rpc.test/?api_key=abcdef123456&x', 'https://rpc.test/?api_key=*&x'],
  ['with its name', 'STABILITY_API_KEY="abcdef123456"', 'STABILITY_API_KEY="*"'],
  ['with its name, in JSON', '{"apiKey": "abcdef123456"}', '{"apiKey": "*"}'],
  ['in a sentence', 'My API key is abcdef123456.', 'My API key is *.'],
])('removes a key: %s', (_, text, expected) => {
  expect(redact(text, [undefined, '', KEY], '*')).toBe(expected);
});

test.each([
  '/zkt/try-it-out',
  'https://rpc.test/zgt/',
  'My API key is active. An API key: required.',
  'unknown api_key',
  'apiKey = process.env.STABILITY_API_KEY',
  `0x${'ab'.repeat(32)}`,
])('leaves what is no key: %s', (text) => {
  expect(redact(text, [KEY], '*')).toBe(text);
});

test('a mark is taken literally', () => {
  expect(redact(KEY, [KEY], '$&')).toBe('$&');
});

test.each(['\\%25/zgt/\\u00', 'api_key is', 'my-own-key-', '\\', ' '])(
  'a response that repeats %j is searched without end or error',
  (text) => {
    const long = text.repeat(1_000_000 / text.length);
    expect(redact(long, [KEY])).toHaveLength(long.length);
  },
);

test.each(['/zgt/', 'API_KEY=1'])(
  'of a response that is one long word, what may be a key is removed: %s',
  (start) => {
    expect(redact(start + 'a'.repeat(5_000_000), [KEY], '*')).toMatch(/[/=]\*a+$/);
  },
);
