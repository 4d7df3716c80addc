import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {onPath} from './on-path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then Playwright's own, then one on PATH.
 * @param own path of Playwright's own, whether it is installed or not
 * @returns an absolute path; undefined if there is none
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(own = chromium.executablePath()): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH=${chosen} does not exist. Point it at a Chromium, or unset it.`);
  return chosen || (existsSync(own) ? own : onPath(NAMES));
}

/**
 * Returns the path of a whole browser, for the bench and for tests of the browser's own features.
 * @throws Error that says how to get one
 */
export function browserPath(own?: string): string {
  const found = findBrowser(own);
  if (found) return found;
  throw new Error('No Chromium found. Run "npx tsx scripts/browser.ts", or set CHROMIUM_PATH.');
}

/**
 * Returns the browser for all other tests: `CHROMIUM_PATH`, or Chromium's headless shell, which takes a third less time but has
 * no back/forward cache, or another Chromium.
 * @returns an absolute path; undefined for Playwright's own, of which it chooses the shell itself
 * @throws Error that says how to get a browser
 */
export function headlessPath(own = chromium.executablePath()): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser(own);
  return existsSync(own) ? undefined : (onPath(SHELL_NAMES) ?? browserPath(own));
}

function run(command: string): boolean {
  return spawnSync(command, {shell: true, stdio: 'inherit'}).status === 0;
}

/**
 * Installs a Chromium if there is none: with Playwright's installer, or else as a Debian package.
 * @returns path of the browser
 * @throws Error that says what to do if both fail
 */
export function ensureBrowser(): string {
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
  if (!findBrowser() && !run('npx playwright install --with-deps chromium'))
    // Not every distribution has the shell, and the tests run without it.
    run(`apt-get update -qq && ${apt} chromium && (${apt} chromium-headless-shell || true)`);
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

if (require.main === module) console.log(ensureBrowser());
