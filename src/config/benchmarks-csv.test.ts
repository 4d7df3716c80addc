import {expect, test} from 'vitest';
import {benchmarks} from '../data/benchmarks';
import {benchmarksCsv, csvText} from './benchmarks-csv';

test('quotes what would break a line or a cell', () => {
  expect(csvText([{a: 'x, "y"', b: 1.5}, {a: 'two\nlines', b: 2}])) // prettier-ignore
    .toBe('a,b\r\n"x, ""y""",1.5\r\n"two\nlines",2\r\n');
});

test('holds every measured block as the data have it', () => {
  const lines = benchmarksCsv().trim().split('\r\n');
  expect(lines[0]).toMatch(/^network,block,transactions,tps,/);
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join())).toEqual(
    benchmarks.rows.rows.map(
      ({network, block, transactions}) => `${network === 'gtn' ? 'GTN' : 'Testnet'},${block},${transactions}`,
    ),
  );
});
