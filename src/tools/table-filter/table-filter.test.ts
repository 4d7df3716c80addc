import {expect, test} from 'vitest';
import {compareCells, passes, shownBlocks, sortRows, type RowText} from './rows';
import {columnKey, fromHash, toHash, type Facet, type FilterState} from './state';

const SEVERITY: Facet = {
  name: 'severity',
  label: 'Severity',
  column: 'Severity',
  values: ['High', 'Low', 'Suggestion'],
};

function row(id: string, severity: string, gas = ''): RowText {
  return {text: `${id} ${severity} ${gas}`, cells: {'No.': id, Severity: severity, Gas: gas}};
}

test.each<[string, FilterState, boolean]>([
  ['every word, in any order and case', {q: ' LOW  n6'}, true],
  ['a word that is missing', {q: 'low n7'}, false],
  ['no more than spaces', {q: '  '}, true],
  ['characters with a meaning in patterns', {q: '(.*'}, false],
  ['the value of a facet', {severity: 'Low'}, true],
  ['another value', {severity: 'High'}, false],
  ['text and facet, of which one fails', {q: 'n6', severity: 'High'}, false],
])('a row passes or not by %s', (_, choice, expected) => {
  expect(passes(row('N6', 'Low'), choice, [SEVERITY])).toBe(expected);
});

test('a facet takes a cell that begins with its value as a word, and no row without the column', () => {
  const network: Facet = {name: 'network', label: 'Network', column: 'Block', values: ['GTN']};
  const choice = {network: 'GTN'};
  const inBlock = (cells: Readonly<Record<string, string>>) => passes({text: '', cells}, choice, [network]);
  expect([inBlock({Block: 'GTN 355006'}), inBlock({Block: 'GTNX 1'}), inBlock({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('cells are compared as values of a facet, as numbers with commas and units, or as texts with numbers', () => {
  const ordered = (cells: readonly string[], values?: readonly string[]) =>
    cells.slice().sort((a, b) => compareCells(a, b, values));
  expect(ordered(['Suggestion', 'High', 'Low'], SEVERITY.values)).toEqual(['High', 'Low', 'Suggestion']);
  expect(ordered(['1,000,000', '198.5 (source: 200)', '50,000', '9'])).toEqual([
    '9',
    '198.5 (source: 200)',
    '50,000',
    '1,000,000',
  ]);
  expect(ordered(['N10', 'N2', 'N1'])).toEqual(['N1', 'N2', 'N10']);
});

test('equal rows keep the order of the page in both directions; without a column nothing moves', () => {
  const rows = [row('N1', 'Low'), row('N2', 'High'), row('N3', 'Low')];
  const ids = (title: string | undefined, descending: boolean) =>
    sortRows(rows, title, descending, [SEVERITY]).map(({cells}) => cells['No.']);
  expect(ids('Severity', false)).toEqual(['N2', 'N1', 'N3']);
  expect(ids('Severity', true)).toEqual(['N1', 'N3', 'N2']);
  expect(ids(undefined, true)).toEqual(['N1', 'N2', 'N3']);
});

test('a heading stays for a table below it, up to the next heading of its level', () => {
  const blocks = [
    {level: 2, passes: false},
    {level: 3, passes: false},
    {level: 0, passes: false},
    {level: 3, passes: false},
    {level: 0, passes: true},
    {level: 2, passes: false},
    {level: 0, passes: false},
  ];
  expect(shownBlocks(blocks)).toEqual([true, false, false, true, true, false, false]);
});

test.each<[string, FilterState]>([
  ['text', {q: 'a&b=c #ü%'}],
  ['facet', {severity: 'Low'}],
  ['order', {sort: `-${columnKey('Ceiling, TPS')}`}],
  ['all', {q: 'n', severity: 'High', sort: 'severity'}],
])('the address gives back a choice of %s', (_, state) => {
  const hash = toHash('findings', state);
  expect(hash).toMatch(/^#findings&[^#\s]+$/);
  expect(fromHash(hash, 'findings', [SEVERITY])).toEqual(state);
});

test('an empty choice has no hash; other hashes and unknown values are not taken', () => {
  expect(toHash('findings', {})).toBe('');
  expect(fromHash('#findings', 'findings', [SEVERITY])).toBeUndefined();
  expect(fromHash('#findings-2&q=a', 'findings', [SEVERITY])).toBeUndefined();
  expect(fromHash('#findings&severity=Dire&other=1', 'findings', [SEVERITY])).toEqual({});
});
