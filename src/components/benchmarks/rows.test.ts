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

it('computes rate, average gas and used share of the limit without rounding', () => {
  const row = derivedRows.find(({id}) => id === 'gtn462283');
  expect(row).toMatchObject({rate: 418, averageGas: 22_068});
  expect(row?.fill).toBeCloseTo(18_448_848 / 300_000_000, 12);
});

/** What does not fit together in a measured block. */
function problems({
  id,
  tps,
  rate,
  transactions,
  blockGas,
  averageGas,
  nominalGas,
  fill,
}: (typeof derivedRows)[number]) {
  // The source gives another rate for one block; the page shows both.
  const published = id === 'gtn355006' ? benchmarks.correctedTps.value : tps;
  const share = averageGas / nominalGas;
  return [
    ...(rate === published ? [] : [`${transactions} transactions give ${rate} per second, tps is ${tps}`]),
    ...(share > 0.7 && share <= 1
      ? []
      : [
          `blockGas ${blockGas} and ${transactions} transactions give ${Math.round(averageGas)} gas each, nominalGas is ${nominalGas}`,
        ]),
    ...(fill <= 1 ? [] : [`blockGas ${blockGas} is above the gas limit of a block`]),
  ].map((problem) => `src/data/benchmarks.ts: ${id}: ${problem}. Compare the row with its source.`);
}

it('the figures of each measured block fit together', () => {
  expect(derivedRows.length).toBeGreaterThan(10);
  expect(derivedRows.flatMap(problems).join('\n')).toBe('');
  // A third block is at 98.9%, with room for three more of its transactions.
  expect(derivedRows.flatMap(({id, full}) => (full ? [id] : []))).toEqual(['gtn354698', 'gtn355088']);
  const [first] = derivedRows;
  if (first)
    expect(problems({...first, tps: 101})[0]).toContain(
      `${first.id}: 220 transactions give 110 per second, tps is 101`,
    );
});
