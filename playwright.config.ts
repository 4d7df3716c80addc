import {defineConfig} from '@playwright/test';
import {browserPath} from './scripts/browser';

const port = Number(process.env.E2E_PORT ?? 3100);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/built-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  // Playwright empties this folder, so nothing else may be in it.
  outputDir: 'test-results/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `npx tsx scripts/preview.ts`,
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
