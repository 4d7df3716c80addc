import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';

test('the clock of this project runs four years ahead of the machine, in 2030 or later', async () => {
  const machine = Number(execFileSync(process.execPath, ['-p', 'Date.now()'], {encoding: 'utf8'}));
  const years = (Date.now() - machine) / (365.25 * 24 * 60 * 60 * 1000);
  expect(years).toBeCloseTo(4, 3);
  expect(new Date().getUTCFullYear()).toBeGreaterThanOrEqual(2030);
  expect(Date()).toContain(String(new Date().getFullYear()));
  expect(new Date('2024-02-29T00:00:00Z').getUTCFullYear()).toBe(2024);
  const before = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(Date.now()).toBeGreaterThan(before);
});
