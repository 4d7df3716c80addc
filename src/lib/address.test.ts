// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {decodable, meantPage} from './address';

const SITE = [
  'https://docs.example.com/',
  'https://docs.example.com/ATM/bsr',
  '/Search/#main',
  '/search',
  '/index_of_terms',
];

test.each([
  ['/ATM/bsr/', '/ATM/bsr'],
  ['/atm/bsr', '/ATM/bsr'],
  ['/ATM/BSR//', '/ATM/bsr'],
  ['/ATM/bsr.html', '/ATM/bsr'],
  ['/ATM/bsr/index.html', '/ATM/bsr'],
  ['/Search/', '/search'],
  ['/index.html', '/'],
  ['/INDEX_of_terms', '/index_of_terms'],
  ['/ATM/bsr', undefined],
  ['/', undefined],
  ['/ATM/bsr2', undefined],
  ['/404', undefined],
])('%s means the page %s', (pathname, page) => {
  expect(meantPage(pathname, SITE)).toBe(page);
});

test('an address of many slashes is read at once', () => {
  expect(meantPage(`/ATM${'/'.repeat(500_000)}x`, SITE)).toBeUndefined();
  expect(meantPage(`/ATM/bsr${'/'.repeat(500_000)}`, SITE)).toBe('/ATM/bsr');
});

test.each([
  ['#50%', '#50%25'],
  ['/%ff', '/%25ff'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['', ''],
])('%s becomes %s, which can be decoded', (text, repaired) => {
  expect(decodable(text)).toBe(repaired);
});
