import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {FRAMEWORK_PACKAGES, framework} from './tests/unit/framework/framework.mts';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/unit/stubs/Link.tsx'),
  '@docusaurus/router': path.resolve(
    import.meta.dirname,
    'node_modules/@docusaurus/core/lib/client/exports/router.js',
  ),
  '@docusaurus/useBrokenLinks': path.resolve(import.meta.dirname, 'tests/unit/stubs/useBrokenLinks.ts'),
};

/** Only what hangs is stopped: how long a check takes depends on what runs beside it. In milliseconds, for each project. */
const LIMITS = {testTimeout: 600_000, hookTimeout: 600_000, expect: {poll: {timeout: 120_000}}};

export default defineConfig({
  resolve: {alias},
  // The tsconfig keeps JSX for Babel; the tests compile it.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // At least two files at a time: many wait for a chain, a browser or a build. One core stays free for the browser tests.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...LIMITS,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/framework/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [framework()],
        test: {
          ...LIMITS,
          name: 'framework',
          globalSetup: 'tests/built-site.ts',
          include: ['tests/unit/framework/**/*.test.{ts,tsx}'],
          server: {deps: {inline: FRAMEWORK_PACKAGES}},
        },
      },
      {
        extends: true,
        test: {
          ...LIMITS,
          // Tests that could fail only because time passes. Left out: tests that start other programs, which see the real
          // time, and slow tests that read no date.
          name: 'clock-ahead',
          globalSetup: 'tests/built-site.ts',
          include: [
            'tests/clock/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
            'src/**/*.test.{ts,tsx}',
            'tests/build/{content,facts-json,figures,sources}.test.ts',
          ],
          exclude: [
            'tests/unit/framework/**',
            'tests/unit/{import-direction,lockfile,openapi,prose-rules,scripts/{bench,current-build,test-runner},search/hosted,search-security,workflows}.test.ts',
            // Components get dates from data, which other tests check.
            'src/**/*.test.tsx',
          ],
          setupFiles: ['tests/clock/ahead.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...LIMITS,
          name: 'build',
          globalSetup: 'tests/built-site.ts',
          include: ['tests/build/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...LIMITS,
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
