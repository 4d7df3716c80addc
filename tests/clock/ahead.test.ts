import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';

test('the clock of this project runs, four years ahead of the machine', async () => {
  const machine = Number(execFileSync(process.execPath, ['-p', 'Date.now()'], {encoding: 'utf8'}));
  const before = Date.now();
  expect((before - machine) / (365.25 * 24 * 60 * 60 * 1000)).toBeCloseTo(4, 3);
  expect(new Date().getTime()).toBeGreaterThanOrEqual(before);
  expect(Date()).toContain(String(new Date().getFullYear()));
  await expect.poll(() => Date.now()).toBeGreaterThan(before);
});
