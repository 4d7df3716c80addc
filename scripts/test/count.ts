/** Number of checks by result. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Adds two counts. */
export function add(a: Count, b: Count): Count {
  return {passed: a.passed + b.passed, failed: a.failed + b.failed};
}

/** Counts in Vitest's JSON report. Skipped tests count as failed, because this repository has none. */
export function vitestCount(report: unknown): Count {
  const {numTotalTests, numPassedTests} = report as {numTotalTests: number; numPassedTests: number};
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests};
}

/** Counts in Playwright's JSON report. Skipped and flaky tests count as failed, because this repository has none. */
export function playwrightCount(report: unknown): Count {
  const {stats} = report as {
    stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
}
