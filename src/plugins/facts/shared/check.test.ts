import {expect, test} from 'vitest';
import {factProblems} from './check';

const SOURCE = {asOf: '2025-01', source: 'a page'};

test('a complete fact, a complete table and a branch of them have no problems', () => {
  const fact = {value: 0, text: '0 gas', unit: 'gas', note: 'n', status: 'inferred', ...SOURCE};
  expect(
    factProblems(
      {
        a: {b: fact, c: {value: false, ...SOURCE}, d: {value: 1000, text: '1,000 gas', ...SOURCE}},
        u: {value: 'https://a.org/b#c', ...SOURCE},
        t: {rows: [], ...SOURCE},
      },
      'm',
    ),
  ).toEqual([]);
});

test.each([
  [{value: 1, asOf: '2025-01'}, 'm.x has no source: add who says so'],
  [{value: 1, source: 'a page'}, 'm.x has no asOf: add the date'],
  [{value: 1, ...SOURCE, source: ' '}, 'm.x has no source'],
  [{unit: 'gas', ...SOURCE}, 'm.x has no value'],
  [{value: {}, ...SOURCE}, 'm.x has no value'],
  [{rows: [], asOf: '2025-01'}, 'm.x has no source'],
  [{value: 1, rows: 5, ...SOURCE}, 'm.x has the unknown key "rows"'],
  [{value: 1, asOf: '2025-01', source: 'a page', sorce: 'a page'}, 'm.x has the unknown key "sorce"'],
  [{value: 1, ...SOURCE, unit: 5}, 'm.x has a unit that is not a text'],
  [{value: 1, ...SOURCE, status: 'sure'}, 'm.x has the unknown status "sure": use confirmed'],
  [{value: 1, ...SOURCE, asOf: 'October 2025'}, 'm.x has the date "October 2025": write it as YYYY-MM'],
  [
    {value: 300_000_000, text: '30,000,000', ...SOURCE},
    'm.x has the text "30,000,000" for the value 300000000',
  ],
  [{value: 5, text: 'five', ...SOURCE}, 'm.x has the text "five" for the value 5'],
  [{value: 'https://https://a.org', ...SOURCE}, 'm.x has the address "https://https://a.org"'],
  [{value: 'https://rpc', ...SOURCE}, 'm.x has the address "https://rpc"'],
  [{value: 'http://a.org', ...SOURCE}, 'm.x has the address "http://a.org"'],
  [60, 'm.x is not a fact'],
])('%j: %s', (fact, sentence) => {
  const problems = factProblems({x: fact, y: {value: 1, ...SOURCE}}, 'm');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});
