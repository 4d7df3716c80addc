import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {setReaderValues} from '../reader/store';
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
  [`PRIVATE_KEY=\n${KEY.slice(2)}`, 'PRIVATE_KEY=\n(removed)'],
  [`my secrets ${KEY} and ${KEY}`, 'my secrets (removed) and (removed)'],
  [
    `transaction ${KEY} fails, although my key is right`,
    `transaction ${KEY} fails, although my key is right`,
  ],
])('keys do not leave with a text, and hashes do: %s', (text, expected) => {
  setReaderValues({testnet: 'my-own-key-1'});
  expect(withoutSecrets(text)).toBe(expected);
  setReaderValues({});
});
