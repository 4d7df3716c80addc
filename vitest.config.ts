import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(__dirname)};

export default defineConfig({
  resolve: {alias},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}']},
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
