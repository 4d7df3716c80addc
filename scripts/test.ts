/*
 * npm test: every check there is, in one run. Ends with `N passed, N failed`, summed over all runners:
 * each test of vitest and Playwright counts, and each linter or build counts as one.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from './browser';
import {add, playwrightCount, vitestCount, type Count} from './test/count';

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

/** A command of the run. `report` names the JSON file that holds its counts; without one it counts as one check. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: {readonly file: string; readonly read: (json: unknown) => Count};
  /** When it fails, the following steps cannot run and the whole run stops. */
  readonly required?: boolean;
}

const STEPS: readonly Step[] = [
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
  {name: 'types', command: ['npm', 'run', '--silent', 'typecheck']},
  {name: 'prose', command: ['npm', 'run', '--silent', 'prose']},
  {name: 'build', command: ['npm', 'run', '--silent', 'build'], required: true},
  {
    name: 'vitest',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    report: {file: 'vitest.json', read: vitestCount},
  },
  {name: 'e2e', command: ['npx', 'playwright', 'test'], report: {file: 'e2e.json', read: playwrightCount}},
];

function countOf(step: Step, ok: boolean): Count {
  if (!step.report) return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const count = step.report.read(JSON.parse(readFileSync(path.join(RESULTS, step.report.file), 'utf8')));
    const silentFailure = !ok && count.failed === 0;
    const empty = count.passed + count.failed === 0;
    return silentFailure || empty ? add(count, {passed: 0, failed: 1}) : count;
  } catch {
    return {passed: 0, failed: 1};
  }
}

function main(): void {
  if (process.argv.includes('--help')) {
    console.log('Usage: npm test\nRuns every check and ends with the line "N passed, N failed".');
    return;
  }
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  let total: Count = {passed: 0, failed: 0};
  try {
    process.env.CHROMIUM_PATH ||= ensureBrowser();
    for (const step of STEPS) {
      console.log(`\n── ${step.name}`);
      const [command, ...args] = step.command;
      const ok = spawnSync(command, args, {cwd: ROOT, stdio: 'inherit'}).status === 0;
      const count = countOf(step, ok);
      total = add(total, count);
      console.log(`── ${step.name}: ${count.passed} passed, ${count.failed} failed`);
      if (!ok && step.required) break;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total = add(total, {passed: 0, failed: 1});
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

main();
