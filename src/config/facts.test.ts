import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {facts, readFacts} from './facts';

const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('reads every module in the folder without a list, and reports a fault in one sentence with file, fact and remedy', () => {
  expect(Object.keys(facts).length).toBeGreaterThan(10);
  const whole = "{value: 1, asOf: '2025-01', source: 'a page'}";
  writeFileSync(path.join(folder, 'gas-prices.ts'), `export const gasPrices = {low: ${whole}};`);
  writeFileSync(path.join(folder, 'gas-prices.test.ts'), `throw new Error('A test is no data module.');`);
  expect(readFacts(folder)).toEqual({gasPrices: {low: {value: 1, asOf: '2025-01', source: 'a page'}}});
  writeFileSync(
    path.join(folder, 'fees.ts'),
    `export const fees = {low: ${whole}, high: {value: 9, asOf: '2025-01'}};`,
  );
  writeFileSync(path.join(folder, 'names.ts'), `export const wrong = {};`);
  expect(() => readFacts(folder)).toThrow(
    new Error(
      [
        "src/data/fees.ts: fees.high has no source: add who says so, for example source: 'docs developers/rate_limits.md'.",
        'src/data/names.ts: has no export "names".',
      ].join('\n'),
    ),
  );
});
