import {expect, test} from 'vitest';
import {benchmarks} from '../data/benchmarks';
import {benchmarksCsv} from './benchmarks-csv';

test('the file holds every measured block as the data have it, with as many cells as the header', () => {
  const [header = [], ...rows] = benchmarksCsv()
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(header.slice(0, 4)).toEqual(['network', 'block', 'transactions', 'tps']);
  // The source dates its publication, not each block.
  expect(header.slice(-2)).toEqual(['published', 'source']);
  expect(rows.filter(({length}) => length !== header.length)).toEqual([]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    benchmarks.rows.rows.map(({network, block, transactions}) => [
      network === 'gtn' ? 'GTN' : 'Testnet',
      String(block),
      String(transactions),
    ]),
  );
});
