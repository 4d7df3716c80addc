/*
 * npm test: runs all checks. Independent checks run in parallel; the output of each is printed when it ends. The last line is
 * `N passed, N failed`, summed over all runners: each test of Vitest and Playwright counts as one, as does each other command.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from './browser';
import {freePort} from './free-port';

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

/** Number of checks by result. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A command of the run. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** JSON file that it leaves with its counts, and how to read it; without one the command counts as one check. */
  readonly report?: {readonly file: string; readonly read: (json: never) => Count};
  /** A step to wait for, so that two run at a time; more would be slower on two cores. */
  readonly after?: string;
  /** A step that has to succeed first. */
  readonly needs?: string;
}

/** Counts in Vitest's report. Skipped tests count as failed, because this repository has none. */
export function vitestCount(report: {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}): Count {
  return {passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests};
}

/** Counts in Playwright's report. Skipped and flaky tests count as failed. */
export function playwrightCount({
  stats,
}: {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}): Count {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
}

const STEPS: readonly Step[] = [
  {name: 'build', command: 'npm run --silent build'},
  {name: 'lint', command: 'npm run --silent lint'},
  {
    name: 'vitest',
    command: 'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    report: {file: path.join(RESULTS, 'vitest.json'), read: vitestCount},
    after: 'lint',
    needs: 'build',
  },
  {
    name: 'e2e',
    command: 'npx playwright test',
    report: {file: path.join(RESULTS, 'e2e.json'), read: playwrightCount},
    needs: 'build',
  },
  {name: 'types', command: 'npm run --silent typecheck', after: 'e2e'},
  {name: 'prose', command: 'npm run --silent prose', after: 'types'},
];

interface Outcome {
  readonly ok: boolean;
  /** Everything that the command printed, with both streams interleaved. */
  readonly output: string;
}

function runCommand(command: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, {cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('close', (code) => resolve({ok: code === 0, output}));
  });
}

function countOf({report}: Step, ok: boolean): Count {
  if (!report) return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const {passed, failed} = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
    // A runner that stops early may leave a report without a failure.
    return passed + failed === 0 || (!ok && failed === 0) ? {passed, failed: 1} : {passed, failed};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/**
 * Runs steps, and prints the output of each when it ends.
 * @returns the sum of their checks; a step that cannot run, or leaves no report, counts as one failed check
 */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<Count> {
  let total: Count = {passed: 0, failed: 0};
  const outcomes = new Map<string, Promise<Outcome>>();
  const run = async (step: Step): Promise<Outcome> => {
    await outcomes.get(step.after ?? '');
    const needed = await outcomes.get(step.needs ?? '');
    const started = performance.now();
    const outcome =
      needed?.ok === false
        ? {ok: false, output: `Not run: "${step.needs}" failed.\n`}
        : await runCommand(step.command);
    const {passed, failed} = countOf(step, outcome.ok);
    total = {passed: total.passed + passed, failed: total.failed + failed};
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    print(`\n── ${step.name}\n${outcome.output}`);
    print(`── ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    return outcome;
  };
  for (const step of steps) outcomes.set(step.name, run(step));
  await Promise.all(outcomes.values());
  return total;
}

async function main(): Promise<void> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  let total: Count = {passed: 0, failed: 1};
  try {
    ensureBrowser();
    process.env.E2E_PORT ||= String(await freePort());
    total = await runSteps(STEPS, (text) => console.log(text));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

if (require.main === module) void main();
