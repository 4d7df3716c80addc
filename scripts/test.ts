/*
 * npm test: runs all checks. Independent checks run in parallel; the output of each is printed when it ends. The last line is
 * `N passed, N failed`, summed over all runners: each test of Vitest and Playwright counts as one, as does each other command.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from './browser';
import {freePort} from './free-port';
import {runCommand, type Outcome} from './run';
import {add, playwrightCount, vitestCount, type Count} from './test/count';

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

/** A command of the run. `report` is the JSON file with its counts; without one the command counts as one check. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: {readonly file: string; readonly read: (json: unknown) => Count};
  /** Steps to wait for, so that two run at a time; more would be slower on two cores. */
  readonly after?: readonly string[];
  /** A step that has to succeed first. */
  readonly needs?: string;
}

const STEPS: readonly Step[] = [
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
  {name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], after: ['lint']},
  {name: 'prose', command: ['npm', 'run', '--silent', 'prose'], after: ['types']},
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
    after: ['prose'],
    needs: 'build',
  },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test'],
    report: {file: 'e2e.json', read: playwrightCount},
    needs: 'build',
  },
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

async function runStep(step: Step, earlier: ReadonlyMap<string, Promise<Outcome>>): Promise<Outcome> {
  for (const name of step.after ?? []) await earlier.get(name);
  const needed = step.needs === undefined ? undefined : await earlier.get(step.needs);
  if (needed?.ok === false) return {ok: false, output: `Not run: "${step.needs}" failed.\n`, seconds: 0};
  return runCommand(step.command, ROOT);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log('Usage: npm test\nRuns every check and ends with the line "N passed, N failed".');
    return;
  }
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  let total: Count = {passed: 0, failed: 0};
  try {
    ensureBrowser();
    process.env.E2E_PORT ||= String(await freePort());
    const outcomes = new Map<string, Promise<Outcome>>();
    for (const step of STEPS) {
      const outcome = runStep(step, outcomes).then((done) => {
        const count = countOf(step, done.ok);
        total = add(total, count);
        console.log(`\n── ${step.name}\n${done.output}`);
        console.log(
          `── ${step.name}: ${count.passed} passed, ${count.failed} failed, ${done.seconds.toFixed(0)} s`,
        );
        return done;
      });
      outcomes.set(step.name, outcome);
    }
    await Promise.all(outcomes.values());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total = add(total, {passed: 0, failed: 1});
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
