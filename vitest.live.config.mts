import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Configuration for checks of real hosts, which are separate because `npm test` needs no internet access. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    name: 'live',
    globalSetup: 'tests/built-site.ts',
    include: ['tests/live/**/*.test.ts'],
    maxConcurrency: 8,
    testTimeout: 90_000,
  },
});
