/* The table of WCAG criteria is complete, and the tests that it names exist. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {criteria} from '../e2e/accessibility/criteria';

const TESTS = path.join(import.meta.dirname, '..');

/** Numbers of the criteria of levels A and AA in WCAG 2.2, by guideline. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

test('each criterion of levels A and AA is in the table once, in order', () => {
  const expected = Object.entries(NUMBERS).flatMap(([guideline, last]) =>
    last.map((one) => `${guideline}.${one}`),
  );
  expect(expected).toHaveLength(55);
  expect(criteria.map(({number}) => number)).toEqual(expected);
  expect(criteria.filter(({level}) => level === 'A')).toHaveLength(31);
});

test('each criterion has a test, a reason or a date', () => {
  const without = criteria.filter(
    ({tests = [], notApplicable, manual}) =>
      tests.length === 0 && (notApplicable ?? '') === '' && (manual?.what ?? '') === '',
  );
  expect(without.map(({number}) => number)).toEqual([]);
  const both = criteria.filter(({tests, manual, notApplicable}) => notApplicable && (tests ?? manual));
  expect(both.map(({number}) => number)).toEqual([]);
});

test('each test that the table names exists', () => {
  const named = criteria.flatMap(({tests = []}) => tests);
  expect(named.length).toBeGreaterThan(40);
  const titles = (file: string) =>
    Array.from(
      readFileSync(path.join(TESTS, file), 'utf8').matchAll(/^\s*test\(\s*(['"`])(.*?)\1,/gm),
      ([, , title = '']) => title,
    );
  const missing = named.filter(([file, part]) => !titles(file).some((title) => title.includes(part)));
  expect(missing).toEqual([]);
});
