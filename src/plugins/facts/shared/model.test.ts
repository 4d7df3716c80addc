import {describe, expect, test} from 'vitest';
import {factText, flattenFacts, monthText, type FactTable} from './model';

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

  test('a row keeps a date, source and note of its own', () => {
    const own = {asOf: '2025-09', source: 'another page', note: 'n'};
    const flat = flattenFacts({t: table([{id: 'a', c: 1, ...own}, {id: 'b', c: 2}])}); // prettier-ignore
    expect(Object.fromEntries(flat)).toEqual({
      't.a.c': {value: 1, ...own},
      't.b.c': {value: 2, ...SOURCE},
    });
  });

  test('rejects a duplicate path', () => {
    const rows = [
      {id: 'a', c: 1},
      {id: 'a', c: 2},
    ];
    expect(() => flattenFacts({t: table(rows)})).toThrow('t.a.c: the path occurs twice');
  });
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
