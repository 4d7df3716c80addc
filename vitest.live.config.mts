import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Checks of real hosts; kept apart because `npm test` needs no internet. */
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
