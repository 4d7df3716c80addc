import {expect, test} from 'vitest';
import {readEnv} from './env';
import {SECURITY_TXT_EXPIRES, securityTxt} from './security-txt';

test('says where to report, until when that holds, and its own address', () => {
  const files = securityTxt(readEnv({SITE_URL: 'https://docs.example.org'}));
  expect(Object.keys(files)).toEqual(['.well-known/security.txt']);
  expect(files['.well-known/security.txt'].split('\n')).toEqual([
    'Contact: https://docs.example.org/resources/contact#report-a-vulnerability',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    'Canonical: https://docs.example.org/.well-known/security.txt',
    '',
  ]);
});

test('is only at the root of an origin', () => {
  expect(securityTxt(readEnv({BASE_URL: '/docs/'}))).toEqual({});
});

test('expires within a year', () => {
  const days = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / 86_400_000;
  expect(days).toBeLessThanOrEqual(366);
});
