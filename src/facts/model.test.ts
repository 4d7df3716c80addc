import {describe, expect, test} from 'vitest';
import {factText, flattenFacts, isFact, isFactTable, monthText, type FactTable} from './model';

const SOURCE = {asOf: '2025-01', source: 'a page'} as const;

/** A table with arbitrary columns. */
function table(
  rows: readonly {readonly id: string; readonly [column: string]: unknown}[],
  more = {},
): FactTable {
  return {...SOURCE, ...more, rows};
}

describe('flattenFacts', () => {
  test('lists leaves and table cells by path, in order', () => {
    const flat = flattenFacts({
      speed: {limit: {value: 60, ...SOURCE}, plans: table([{id: 'free', rate: 60, tags: ['a']}])},
      name: {value: 'A', text: 'a', ...SOURCE},
    });
    expect(Array.from(flat.keys())).toEqual(['speed.limit', 'speed.plans.free.rate', 'name']);
    expect(flat.get('speed.plans.free.rate')).toEqual({value: 60, ...SOURCE});
  });

  test('keeps status and note of a table', () => {
    const flat = flattenFacts({t: table([{id: 'r', c: true}], {status: 'inferred', note: 'n'})});
    expect(flat.get('t.r.c')).toEqual({value: true, status: 'inferred', note: 'n', ...SOURCE});
  });

  test('rejects a duplicate path and a leaf that is not a fact', () => {
    const rows = [
      {id: 'a', c: 1},
      {id: 'a', c: 2},
    ];
    expect(() => flattenFacts({t: table(rows)})).toThrow('t.a.c: the path occurs twice');
    expect(() => flattenFacts({t: {value: 'x'}})).toThrow('t.value: expected a fact, a table or a branch');
  });
});

test('isFact requires a value, a date and a source', () => {
  expect(isFact({value: 0, ...SOURCE})).toBe(true);
  expect(isFact({value: 0, asOf: '2025-01'})).toBe(false);
  expect(isFact({value: {}, ...SOURCE})).toBe(false);
  expect(isFact(null)).toBe(false);
});

test('isFactTable requires rows and a date', () => {
  expect(isFactTable({...SOURCE, rows: []})).toBe(true);
  expect(isFactTable({rows: []})).toBe(false);
  expect(isFactTable('rows')).toBe(false);
});

test('factText prefers the display form', () => {
  expect(factText({value: 1000, text: '1,000', ...SOURCE})).toBe('1,000');
  expect(factText({value: false, ...SOURCE})).toBe('false');
});

describe('monthText', () => {
  test.each([
    ['2025-09', 'September 2025'],
    ['2024-01-31', 'January 2024'],
    ['2023-12-01', 'December 2023'],
  ])('prints the month of %s', (asOf, text) => {
    expect(monthText(asOf)).toBe(text);
  });

  test.each(['2025', '2025-13', '2025-00', '2025-02-31', 'May 2025', ''])('rejects "%s"', (asOf) => {
    expect(() => monthText(asOf)).toThrow('expected YYYY-MM');
  });
});
