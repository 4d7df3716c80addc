import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {typeCheck} from './harness/check';
import {comparable} from './harness/output';
import {examples} from './harness/paths';
import {openWorkshop, type Workshop} from './harness/run';
import {startWorld, type World} from './harness/world';
import {masksOf, MODULES, REPLAYED_FOLDER, SAMPLES} from './manifest';

let world: World;
let workshop: Workshop;

beforeAll(async () => {
  const problems = await typeCheck(examples);
  expect(problems, 'TypeScript, strict').toBe('');
  world = await startWorld();
  workshop = openWorkshop();
}, 90_000);

afterAll(() => {
  world?.stop();
  workshop?.close();
});

describe('each example runs as printed and prints what its page shows', () => {
  for (const sample of SAMPLES)
    test(sample.file, {timeout: 40_000}, async () => {
      await sample.before?.(world);
      const run = await workshop.run(world, sample.file, sample.args?.(world));
      world.testnet.gateway.mineLate(false);
      expect(run.code, run.stderr || run.stdout).toBe(0);
      sample.after?.(world, run.stdout);
      if (!sample.out) return;
      const expected = readFileSync(path.join(examples, sample.out), 'utf8');
      const masks = masksOf(sample);
      expect(comparable(run.stdout, masks, sample.keep)).toBe(comparable(expected, masks, sample.keep));
    });
});

test('the BSR-ready contract earned, and its owner got the tokens', async () => {
  const data = `0x70a08231${world.account.slice(2).toLowerCase().padStart(64, '0')}`;
  const balance = await world.testnet.node.rpc<string>('eth_call', [{to: world.token, data}, 'latest']);
  expect(BigInt(balance)).toBe(10_000n * 10n ** 18n - 1000n + 6n);
});

test('every program in examples/ is run', () => {
  const ran = new Set<string>([
    ...SAMPLES.map(({file}) => file.replace(/^\w+\/compile\.js$/, 'solidity/compile.js')),
    ...MODULES,
  ]);
  const programs = readdirSync(examples, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|js|sh)$/.test(file) && !file.startsWith('node_modules'))
    .filter((file) => !file.startsWith(REPLAYED_FOLDER));
  expect(programs.filter((file) => !ran.has(file))).toEqual(['solidity/compile.sh']); // replayed with the Remix tutorial
});
