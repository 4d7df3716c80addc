import {expect, it} from 'vitest';
import {benchmarks} from '@site/src/data/benchmarks';
import {derivedRows, gasCeiling} from './rows';

it.each([
  [21_000, 7142],
  [22_068, 6797],
  [100_000, 1500],
  [1_000_000, 150],
])('%i gas: %i transactions per second', (gas, ceiling) => {
  expect(Math.floor(gasCeiling(gas))).toBe(ceiling);
});

it('has all blocks of the data', () => {
  expect(derivedRows.length).toBeGreaterThan(10);
  expect(derivedRows.map(({id}) => id)).toEqual(benchmarks.rows.rows.map(({id}) => id));
});

it('differs from the published rate for one block only, whose transactions give another rate', () => {
  const differing = derivedRows.filter(({rate, tps}) => rate !== tps);
  expect(differing.map(({id, rate, tps}) => [id, rate, tps])).toEqual([
    ['gtn355006', benchmarks.correctedTps.value, benchmarks.publishedTps.value],
  ]);
});

it('has no block above its gas ceiling or its gas limit', () => {
  expect(derivedRows.filter(({rate, ceiling, fill}) => rate > ceiling || fill > 1)).toEqual([]);
});

it('has three blocks that are almost full; the others are at most 72% full', () => {
  const fills = derivedRows.map(({fill}) => fill);
  expect(fills.filter((fill) => fill >= 0.988)).toHaveLength(3);
  expect(fills.filter((fill) => fill < 0.988 && fill > 0.72)).toEqual([]);
});

it('computes rate, average gas and used share of the limit without rounding', () => {
  const row = derivedRows.find(({blockGas, transactions}) => blockGas === 18_448_848 && transactions === 836);
  expect(row?.averageGas).toBeCloseTo(22_068, 6);
  expect(row?.rate).toBe(418);
  expect(row?.fill).toBeCloseTo(18_448_848 / 300_000_000, 12);
});

it('has no block without transactions or gas', () => {
  expect(derivedRows.filter(({transactions, blockGas}) => !(transactions > 0 && blockGas > 0))).toEqual([]);
});
