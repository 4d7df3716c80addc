import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {benchInBothOrders} from '../../../scripts/bench/both-orders';
import {develop} from '../../../scripts/bench/scale/process';
import {temporaryFolder} from '../../temporary-folder';

const ROOT = path.join(import.meta.dirname, '../../..');

test('a name that is none of the groups ends the bench with an error', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'scripts/bench.ts'), 'toString'],
    {cwd: ROOT, encoding: 'utf8'},
  );
  expect(stderr).toContain('There is no bench "toString".');
  expect(status).toBe(1);
});

test('without a browser, the comparison of both orders starts no server and copies no site', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  onTestFinished(() => void vi.unstubAllEnvs());
  const measure = () => Promise.resolve();
  await expect(benchInBothOrders('/no/such/build', () => undefined, measure)).rejects.toThrow(
    'CHROMIUM_PATH=/no/such/browser',
  );
});

test('a development server has ended when its times are known', async () => {
  const folder = temporaryFolder();
  const page = path.join(folder, 'page.md');
  const program = path.join(folder, 'server.cjs');
  const ended = path.join(folder, 'ended');
  writeFileSync(page, '');
  writeFileSync(
    program,
    `setInterval(() => console.log('compiled'), 10);
process.on('SIGTERM', () => setTimeout(() => {
  require('node:fs').writeFileSync(${JSON.stringify(ended)}, '');
  process.exit();
}, 200));
`,
  );
  expect(await develop({folder, program, page})).toHaveLength(2);
  expect(existsSync(ended)).toBe(true);
});
