import {defineConfig} from '@playwright/test';
import {headlessPath} from './scripts/browser';
import {readPort} from './scripts/read-port';

const port = readPort('E2E_PORT', 3100);

/** Browser of the tests: `chromium` by default. In `firefox` and `webkit` only the files that need nothing of Chromium's own. */
const browser = process.env.E2E_BROWSER || 'chromium';
if (browser !== 'chromium' && browser !== 'firefox' && browser !== 'webkit')
  throw new Error(
    `E2E_BROWSER=${browser} is none of chromium, firefox, webkit. Set one of them, or unset it.`,
  );
const PORTABLE = /(?:accessibility\/(?:focus|hover|keyboard)|chrome\/navigation)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  ...(browser !== 'chromium' && {testMatch: PORTABLE}),
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
    browserName: browser,
    viewport: {width: 1440, height: 900},
    ...(browser === 'chromium' && {
      launchOptions: {
        executablePath: headlessPath(),
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--disable-background-networking',
          '--no-first-run',
          '--disable-gpu',
        ],
      },
    }),
  },
  webServer: {
    command: `npx tsx scripts/preview.ts`,
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Only what hangs is stopped.
    timeout: 300_000,
  },
});
