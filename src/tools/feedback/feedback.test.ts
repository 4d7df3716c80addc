import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {asText, issueUrl, withoutSecrets, type Feedback} from './feedback';

const PAGE = 'https://docs.test/users/transactions';
const REPO = 'https://github.com/example/docs';
const GIVEN: Feedback = {helped: 'No', subject: 'An idea', text: 'More & "better" #1', email: 'a@b.example'};
const KEY = `0x${'ab'.repeat(32)}`;

test('prefills each field of the issue form, but not the e-mail address', () => {
  const {href} = issueUrl(GIVEN, PAGE, REPO);
  const {pathname, searchParams} = new URL(href);
  expect(pathname).toBe('/example/docs/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'feedback.yml',
    title: 'An idea',
    page: PAGE,
    helped: 'No',
    text: 'More & "better" #1',
  });
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${searchParams.get('template')}`, 'utf8');
  expect(Array.from(form.matchAll(/^ +id: (\w+)$/gm), ([, id]) => id)).toEqual(['page', 'helped', 'text']);
  expect(asText(GIVEN, PAGE)).toContain('E-mail: a@b.example');
});

test('leaves a text that is too long out of the URL, and reports it', () => {
  const long = {...GIVEN, text: '☃'.repeat(2000)};
  const {href, isCut} = issueUrl(long, PAGE, REPO);
  expect([isCut, href.length < 7500, href.endsWith('text=')]).toEqual([true, true, true]);
  expect(issueUrl(GIVEN, PAGE, REPO).isCut).toBe(false);
  expect(asText(long, PAGE)).toContain(long.text);
});

test.each([
  ['my own key my-own-key-1 fails', 'my own key YOUR_API_KEY fails'],
  ['https://rpc.test/zgt/abcdef123456 is slow', 'https://rpc.test/zgt/YOUR_API_KEY is slow'],
  ['POST /zkt/try-it-out works', 'POST /zkt/try-it-out works'],
  [`PRIVATE_KEY=\n${KEY.slice(2)}`, 'PRIVATE_KEY=\n(removed)'],
  [`my private key \`${KEY}\` fails`, 'my private key `(removed)` fails'],
  [`The private key of my account is ${KEY.toUpperCase()}`, 'The private key of my account is (removed)'],
  [`my secrets ${KEY} and ${KEY}`, 'my secrets (removed) and (removed)'],
  [`${KEY} is my private key`, '(removed) is my private key'],
  [`My key is ${KEY}.`, 'My key is (removed).'],
  [`I signed the transaction with ${KEY}, my key`, 'I signed the transaction with (removed), my key'],
  [`private key for the transaction: ${KEY}`, 'private key for the transaction: (removed)'],
])('keys do not leave with a text: %s', (text, expected) => {
  expect(withoutSecrets(text, 'my-own-key-1')).toBe(expected);
});

test.each([
  `transaction ${KEY} fails, although my key is right`,
  `My key is right, but the transaction hash is ${KEY}`,
  `With my keyed RPC URL I ran ${KEY}`,
  `My key and eth_getTransactionReceipt: ${KEY}`,
  `${KEY} never arrives. My API key is active.`,
])('a hash stays in a text: %s', (text) => {
  expect(withoutSecrets(text, undefined)).toBe(text);
});
