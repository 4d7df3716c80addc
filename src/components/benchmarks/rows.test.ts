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

it('differs from the published rate for one block only, whose transactions give another rate', () => {
  const differing = derivedRows.filter(({rate, tps}) => rate !== tps);
  expect(differing.map(({id, rate, tps}) => [id, rate, tps])).toEqual([
    ['gtn355006', benchmarks.correctedTps.value, benchmarks.publishedTps.value],
  ]);
});

it('has no block above its gas ceiling or its gas limit', () => {
  expect(derivedRows.length).toBeGreaterThan(10);
  expect(derivedRows.filter(({rate, ceiling, fill}) => rate > ceiling || fill > 1)).toEqual([]);
});

it('computes rate, average gas and used share of the limit without rounding', () => {
  const row = derivedRows.find(({blockGas, transactions}) => blockGas === 18_448_848 && transactions === 836);
  expect(row?.averageGas).toBeCloseTo(22_068, 6);
  expect(row?.rate).toBe(418);
  expect(row?.fill).toBeCloseTo(18_448_848 / 300_000_000, 12);
});
