/*
 * npm test: runs all checks, in two lanes at a time, and prints the output of each when it ends. The last line is
 * `N passed, N failed`: each test of Vitest and Playwright counts as one, as does each other command.
 */
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from './browser';
import {freePort} from './free-port';

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');
/** The oldest Node.js that the packages run on, and the one that runs the tests where the installed one is older. */
const OLDEST_NODE = 22;
const TEST_NODE = '24.21.0';

/** A command of the run. */
interface Step {
  readonly name: string;
  readonly command: string;
  /** JSON file in `test-results/` with its counts; without one the command counts as one check. */
  readonly report?: string;
}

/** More lanes would be slower on two cores. The tests of Vitest start when the build of the other lane has long ended. */
const LANES: readonly (readonly Step[])[] = [
  [
    {name: 'build', command: 'npm run --silent build'},
    {name: 'e2e', command: 'npx playwright test', report: 'e2e.json'},
  ],
  [
    {name: 'lint', command: 'npm run --silent lint'},
    {name: 'types', command: 'npm run --silent typecheck'},
    {name: 'prose', command: 'npm run --silent prose'},
    {
      name: 'vitest',
      command: 'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
      report: 'vitest.json',
    },
  ],
];

/** Number of checks by result. */
interface Count {
  passed: number;
  failed: number;
}

/** Report of Vitest or of Playwright. Skipped and flaky tests count as failed, because this repository has none. */
type Report =
  | {readonly numTotalTests: number; readonly numPassedTests: number; readonly stats?: undefined}
  | {readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>};

/**
 * Counts the checks of a step that has ended.
 * @param json text of its report; undefined for a step without one
 */
export function countOf(ok: boolean, json?: string): Count {
  if (json === undefined) return {passed: Number(ok), failed: Number(!ok)};
  const report = JSON.parse(json) as Report;
  const passed = report.stats ? report.stats.expected : report.numPassedTests;
  const failed = report.stats
    ? report.stats.unexpected + report.stats.flaky + report.stats.skipped
    : report.numTotalTests - passed;
  // A runner that stops early may leave a report without a failure.
  return passed + failed === 0 || (!ok && failed === 0) ? {passed, failed: 1} : {passed, failed};
}

/** Runs a step, and prints what it printed. A step that leaves no report counts as one failed check. */
async function run({name, command, report}: Step): Promise<Count> {
  const started = performance.now();
  let output = '';
  const child = spawn(command, {cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe']});
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ok = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  let count: Count = {passed: 0, failed: 1};
  try {
    count = countOf(ok, report && readFileSync(path.join(RESULTS, report), 'utf8'));
  } catch (error) {
    output += `${String(error)}\n`;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n── ${name}\n${output}\n── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
  return count;
}

async function main(): Promise<void> {
  if (Number.parseInt(process.versions.node) < OLDEST_NODE) {
    const node = `node-${process.platform}-${process.arch}@${TEST_NODE}`;
    console.log(`Node.js ${process.version} is older than ${OLDEST_NODE}: the tests run with ${node}.`);
    const withNode = (...command: readonly string[]): number =>
      spawnSync('npm', ['exec', '--yes', `--package=${node}`, '--', ...command], {
        cwd: ROOT,
        stdio: 'inherit',
      }).status ?? 1;
    // The older one has left out optional packages, which it cannot run.
    process.exit(
      withNode('npm', 'install', '--no-save', '--no-audit', '--no-fund') || withNode('npm', 'test'),
    );
  }
  const total: Count = {passed: 0, failed: 0};
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  ensureBrowser();
  process.env.E2E_PORT ||= String(await freePort());
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      const {passed, failed} = await run(step);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(LANES.map(runLane));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
    process.exit(1);
  });
