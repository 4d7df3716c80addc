import {describe, expect, test} from 'vitest';
import {currentYears, isFuture} from '../dates';

const DECEMBER_31 = new Date(2029, 11, 31, 12);
const JANUARY_1 = new Date(2030, 0, 1, 12);

describe('the date of a fact', () => {
  test.each([
    ['2029-12-31', false],
    ['2029-12', false],
    ['2030-01-01', false],
    ['2030-01', false],
    ['2030-01-02', true],
    ['2030-02', true],
  ])('on 31 December 2029, %s is in the future: %s', (asOf, expected) => {
    expect(isFuture(asOf, new Date('2029-12-31T12:00:00Z'))).toBe(expected);
  });

  test('of today is never in the future, on any day', () => {
    expect(isFuture(new Date().toISOString().slice(0, 10))).toBe(false);
  });
});

test('the current year may be that of a page built yesterday', () => {
  expect(currentYears(DECEMBER_31)).toEqual([2029]);
  expect(currentYears(JANUARY_1)).toEqual([2029, 2030]);
});
