import {expect, test} from 'vitest';
import {factProblems} from './check';

const source = {title: 'a page', href: 'https://a.org/b', asOf: '2025-01'};

test('a complete fact, a complete table and a branch of them have no problems', () => {
  const facts = {
    a: {b: {value: 1000, text: '1,000 gas', source}, c: {value: false, source: [source]}},
    t: {rows: [], source},
  };
  expect(factProblems(facts, 'm')).toEqual([]);
});

test.each([
  [{value: 1}, 'm.x has no source: add who says so'],
  [{value: 1, source: 'a page'}, 'm.x has no source'],
  [{rows: []}, 'm.x has no source'],
  [{unit: 'gas', source}, 'm.x has no value'],
  [{value: 1, source: {...source, asOf: '2025-02-31'}}, 'm.x has the date "2025-02-31": write it as YYYY-MM'],
  [{value: 1, source, asOf: 'October 2025'}, 'm.x has the date "October 2025"'],
  [{value: 1, source: {...source, href: 'https://rpc'}}, 'm.x has the address "https://rpc"'],
  [{value: 300_000_000, text: '30,000,000', source}, 'm.x has the text "30,000,000" for the value 300000000'],
  [{value: 'https://https://a.org', source}, 'm.x has the address "https://https://a.org"'],
  [{value: 'http://a.org', source}, 'm.x has the address "http://a.org"'],
  [60, 'm.x is not a fact'],
])('%j: %s', (fact, sentence) => {
  expect(factProblems({x: fact, y: {value: 1, source}}, 'm')).toEqual([expect.stringContaining(sentence)]);
});
