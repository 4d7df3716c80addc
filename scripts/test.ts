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
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Makes environment variables right before the start, which replace those of this process. */
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
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
    env: async () => ({E2E_PORT: process.env.E2E_PORT || String(await freePort())}),
    report: {file: 'e2e.json', read: playwrightCount},
    needs: 'build',
  },
];

function countOf(step: Step, ok: boolean, results: string): Count {
  if (!step.report) return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const count = step.report.read(JSON.parse(readFileSync(path.join(results, step.report.file), 'utf8')));
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
  try {
    return await runCommand(step.command, ROOT, {...process.env, ...(await step.env?.())});
  } catch (error) {
    return {ok: false, output: `${error instanceof Error ? error.message : String(error)}\n`, seconds: 0};
  }
}

/**
 * Runs steps, and prints the output of each when it ends.
 * @param results folder of the reports
 * @returns the sum of their checks; a step that could not be started, or left no report, counts as one failed check
 */
export async function runSteps(
  steps: readonly Step[],
  results: string,
  print: (text: string) => void,
): Promise<Count> {
  let total: Count = {passed: 0, failed: 0};
  const outcomes = new Map<string, Promise<Outcome>>();
  for (const step of steps) {
    const outcome = runStep(step, outcomes).then((done) => {
      const count = countOf(step, done.ok, results);
      total = add(total, count);
      print(`\n── ${step.name}\n${done.output}`);
      print(`── ${step.name}: ${count.passed} passed, ${count.failed} failed, ${done.seconds.toFixed(0)} s`);
      return done;
    });
    outcomes.set(step.name, outcome);
  }
  await Promise.all(outcomes.values());
  return total;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log('Usage: npm test\nRuns every check and ends with the line "N passed, N failed".');
    return;
  }
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  let total: Count = {passed: 0, failed: 1};
  try {
    ensureBrowser();
    total = await runSteps(STEPS, RESULTS, (text) => console.log(text));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

if (require.main === module) void main();
