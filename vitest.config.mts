import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  '@generated/docusaurus.config': path.resolve(import.meta.dirname, 'tests/unit/stubs/docusaurus-config.ts'),
  '@generated/samples/default/samples.json': path.resolve(import.meta.dirname, 'tests/unit/stubs/samples.ts'),
  '@theme/Heading': path.resolve(import.meta.dirname, 'tests/unit/stubs/Heading.tsx'),
  '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/unit/stubs/Link.tsx'),
  '@docusaurus/ErrorBoundary': path.resolve(import.meta.dirname, 'tests/unit/stubs/ErrorBoundary.tsx'),
  '@docusaurus/router': path.resolve(
    import.meta.dirname,
    'node_modules/@docusaurus/core/lib/client/exports/router.js',
  ),
  '@docusaurus/ExecutionEnvironment': path.resolve(
    import.meta.dirname,
    'node_modules/@docusaurus/core/lib/client/exports/ExecutionEnvironment.js',
  ),
  '@docusaurus/useBrokenLinks': path.resolve(import.meta.dirname, 'tests/unit/stubs/useBrokenLinks.ts'),
};

/** What hangs is stopped: soon, or late where a test waits for builds and programs. In milliseconds. */
const QUICK = {testTimeout: 20_000, hookTimeout: 20_000};
const SLOW = {testTimeout: 600_000, hookTimeout: 600_000, expect: {poll: {timeout: 120_000}}};

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
          ...QUICK,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/stubs/layout.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...SLOW,
          name: 'fuzz',
          include: ['tests/fuzz/*.test.{ts,tsx}'],
          setupFiles: ['tests/fuzz/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...SLOW,
          name: 'build',
          globalSetup: 'tests/built-site.ts',
          include: ['tests/build/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {...SLOW, name: 'samples', include: ['tests/samples/**/*.test.ts'], isolate: false},
      },
    ],
  },
});
