/** How many checks a runner saw. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Adds two counts. */
export function add(a: Count, b: Count): Count {
  return {passed: a.passed + b.passed, failed: a.failed + b.failed};
}

/** Counts of vitest's JSON report. Skipped tests count as failed: there are none in this repository. */
export function vitestCount(report: unknown): Count {
  const {numTotalTests, numPassedTests} = report as {numTotalTests: number; numPassedTests: number};
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests};
}

/** Counts of Playwright's JSON report. Skipped and flaky tests count as failed: there are none in this repository. */
export function playwrightCount(report: unknown): Count {
  const {stats} = report as {
    stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
}
