import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Inputs of `findBrowser`; tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of Playwright's own Chromium, whether it is installed or not. */
  readonly own: string;
  readonly exists: (file: string) => boolean;
}

const machine: Machine = {env: process.env, own: chromium.executablePath(), exists: existsSync};

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then Playwright's own, then one on PATH.
 * @returns an absolute path; undefined if there is none
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser({env, own, exists}: Machine = machine): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH=${env.CHROMIUM_PATH} does not exist. Point it at a Chromium, or unset it.`,
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [own, ...onPath].find(exists);
}

/**
 * Returns the path of the browser for tests and bench.
 * @throws Error that says how to get one
 */
export function browserPath(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Error('No Chromium found. Run "npx tsx scripts/browser.ts", or set CHROMIUM_PATH.');
}

/** Whether a command succeeds; false if there is no such program. */
function run(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}})
      .status === 0
  );
}

/**
 * Installs a Chromium if there is none: with Playwright's installer, or else as a Debian package.
 * @returns path of the browser
 * @throws Error that says what to do if both fail
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const installed =
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    (process.getuid?.() === 0 &&
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', 'chromium']));
  const path = installed ? findBrowser() : undefined;
  if (path) return path;
  throw new Error(
    'No Chromium could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

if (require.main === module) {
  const help = process.argv.includes('--help');
  console.log(
    help
      ? 'Usage: npx tsx scripts/browser.ts\nPrints the path of a Chromium, installing one if there is none.'
      : ensureBrowser(),
  );
}
