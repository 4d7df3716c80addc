import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readData} from './read';

test('reads every module in the folder without a list, and reports a fault in one sentence with file, fact and remedy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  const whole = "{value: 1, asOf: '2025-01', source: 'a page'}";
  write('gas-prices.ts', `export const KINDS = ['low']; export const gasPrices = {low: ${whole}};`);
  write('gas-prices.test.ts', `throw new Error('A test is no data module.');`);
  const {tree, facts, names} = readData(folder);
  expect(Object.keys(tree)).toEqual(['gasPrices']);
  expect(facts.get('gasPrices.low')).toEqual({value: 1, asOf: '2025-01', source: 'a page'});
  expect(names).toEqual(['low']);
  write('words.ts', 'export const other = 1;');
  write('fees.ts', `export const fees = {low: ${whole}, high: {value: 9, asOf: '2025-01'}};`);
  expect(() => readData(folder)).toThrow(
    new Error(
      [
        `${path.relative('', folder)}/fees.ts: fees.high has no source: add who says so, for example source: 'docs developers/rate_limits.md'.`,
        `${path.relative('', folder)}/words.ts: has no export "words".`,
      ].join('\n'),
    ),
  );
});
