import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  asText,
  isTooLong,
  issueUrl,
  MAX_TEXT,
  NO_FEEDBACK,
  problemOf,
  withoutSecrets,
  type Feedback,
} from './feedback';

const PAGE = 'https://docs.test/users/transactions';
const REPO = 'https://github.com/example/docs';
const GIVEN: Feedback = {helped: 'No', subject: 'An idea', text: 'More & "better" #1', email: 'a@b.example'};

test('prefills each field of the issue form, but not the e-mail address', () => {
  const url = new URL(issueUrl(GIVEN, PAGE, REPO));
  const fields = Object.fromEntries(url.searchParams);
  expect(url.pathname).toBe('/example/docs/issues/new');
  expect(fields).toEqual({
    template: 'feedback.yml',
    title: 'An idea',
    page: PAGE,
    helped: 'No',
    text: 'More & "better" #1',
  });
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${fields.template}`, 'utf8');
  const ids = Array.from(form.matchAll(/^ +id: (\w+)$/gm), ([, id]) => id);
  expect(ids).toEqual(['page', 'helped', 'text']);
  expect(url.href).not.toContain('b.example');
});

test('leaves a text that is too long out of the URL, and reports it', () => {
  const long = {...GIVEN, text: '☃'.repeat(MAX_TEXT)};
  expect(issueUrl(long, PAGE, REPO).length).toBeLessThan(7500);
  expect(isTooLong(long, PAGE, REPO)).toBe(true);
  expect(isTooLong(GIVEN, PAGE, REPO)).toBe(false);
  expect(asText(long, PAGE)).toContain(long.text);
  expect(problemOf(long)).toBe('');
  expect(problemOf({...GIVEN, text: '🦘'.repeat(MAX_TEXT)})).toBe('');
  expect(problemOf({...long, text: `${long.text}x`})).toMatch(/1 character too long/);
  expect(problemOf({...long, text: `${long.text}xy`})).toMatch(/2 characters too long/);
});

test.each([
  ['my own key my-own-key-1 fails', 'my own key YOUR_API_KEY fails'],
  ['https://rpc.test/zgt/abcdef123456 is slow', 'https://rpc.test/zgt/YOUR_API_KEY is slow'],
  ['https://rpc.test/zgt/YOUR_API_KEY is slow', 'https://rpc.test/zgt/YOUR_API_KEY is slow'],
  ['POST /zkt/try-it-out works', 'POST /zkt/try-it-out works'],
  [`PRIVATE_KEY=0x${'ab'.repeat(32)}`, 'PRIVATE_KEY=(removed)'],
  [`PRIVATE_KEY=\n${'ab'.repeat(32)}`, 'PRIVATE_KEY=\n(removed)'],
  [`my private key \`0x${'ab'.repeat(32)}\` fails`, 'my private key `(removed)` fails'],
  [`private key (0x${'ab'.repeat(32)})`, 'private key ((removed))'],
  [`The private key of my account is 0x${'AB'.repeat(32)}`, 'The private key of my account is (removed)'],
  [`my secret keys 0x${'ab'.repeat(32)} and 0x${'cd'.repeat(32)}`, 'my secret keys (removed) and (removed)'],
  [`0x${'ab'.repeat(32)} is my private key`, '(removed) is my private key'],
  [`${'ab'.repeat(32)}\n(the key of my account)`, '(removed)\n(the key of my account)'],
  [`My key is 0x${'ab'.repeat(32)}.`, 'My key is (removed).'],
  [
    `I signed the transaction with 0x${'ab'.repeat(32)}, my key`,
    'I signed the transaction with (removed), my key',
  ],
  [`private key for the transaction: 0x${'ab'.repeat(32)}`, 'private key for the transaction: (removed)'],
  [`Private keys:${` 0x${'ab'.repeat(32)}`.repeat(4)}`, `Private keys:${' (removed)'.repeat(4)}`],
])('keys do not leave with a text: %s', (text, expected) => {
  expect(withoutSecrets(text, {apiKey: 'my-own-key-1'})).toBe(expected);
});

test.each([
  'transaction HASH',
  'transaction HASH fails, although my key is right',
  'My key is right, but the transaction hash is HASH',
  'With my keyed RPC URL I ran HASH',
  'https://rpc.test/zgt/YOUR_API_KEY HASH',
  'With my API key: /tx/HASH',
  'My key and eth_getTransactionReceipt: HASH',
  'HASH never arrives. My API key is active.',
])('a hash stays in a text: %s', (text) => {
  const given = text.replace('HASH', `0x${'ab'.repeat(32)}`);
  expect(withoutSecrets(given, {})).toBe(given);
});

test('names what is missing in a sentence', () => {
  expect(problemOf(NO_FEEDBACK)).toContain('Write a sentence first');
  expect(problemOf({...GIVEN, email: 'a@b'})).toContain('not an e-mail address');
  expect(problemOf(GIVEN)).toBe('');
});
