import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readData} from './read';

test('reads every module of the folder but the sources, and reports a fault in one sentence with file, fact and remedy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('sources.ts', `export const docs = {page: {title: 'a page', asOf: '2025-01'}};`);
  const fact = '{value: 1, source: docs.page}';
  write('gas-prices.ts', `import {docs} from './sources';\nexport const gasPrices = {low: ${fact}};`);
  const {tree, facts} = readData(folder);
  expect(Object.keys(tree)).toEqual(['gasPrices']);
  expect(facts.get('gasPrices.low')).toEqual({value: 1, source: {title: 'a page', asOf: '2025-01'}});
  write('words.ts', 'export const other = 1;');
  write('fees.ts', `export const fees = {high: {value: 9, asOf: '2025-01'}};`);
  const place = path.relative('', folder);
  expect(() => readData(folder)).toThrow(
    new Error(
      `${place}/fees.ts: fees.high has no source: add who says so, an object of sources.ts, for example source: docs.rateLimits.
${place}/words.ts: has no export "words".`,
    ),
  );
});
