import {expect, test} from 'vitest';
import {dateOf, factText, flattenFacts, monthText, type FactTable} from './model';

const source = {title: 'a page', asOf: '2025-01'};
const other = {title: 'another page', asOf: '2025-09-30'};

function table(rows: readonly object[]): FactTable {
  return {source, status: 'inferred', rows: rows as FactTable['rows']};
}

test('facts and table cells have paths, in order; a row keeps a source of its own, and the status of its table', () => {
  const plans = table([
    {id: 'free', rate: 60, tags: ['a']},
    {id: 'paid', rate: 200, source: other},
  ]);
  const flat = flattenFacts({speed: {limit: {value: 60, source}, plans}, name: {value: 'A', source}});
  expect(Array.from(flat.keys())).toEqual([
    'speed.limit',
    'speed.plans.free.rate',
    'speed.plans.paid.rate',
    'name',
  ]);
  expect(flat.get('speed.plans.free.rate')).toEqual({value: 60, source, status: 'inferred'});
  expect(flat.get('speed.plans.paid.rate')?.source).toBe(other);
});

test('a row that occurs twice is reported', () => {
  expect(() =>
    flattenFacts({
      t: table([
        {id: 'a', c: 1},
        {id: 'a', c: 2},
      ]),
    }),
  ).toThrow('t.a.c: the path occurs twice');
});

test('a fact prints its display form, and has the date of its newest source unless it has its own', () => {
  expect(factText({value: 1000, text: '1,000', source})).toBe('1,000');
  expect(factText({value: false, source})).toBe('false');
  expect(dateOf({source: [other, source]})).toBe('2025-09-30');
  expect(dateOf({source: other, asOf: '2024-03'})).toBe('2024-03');
  expect(['2025-09', '2024-01-31'].map(monthText)).toEqual(['September 2025', 'January 2024']);
});
