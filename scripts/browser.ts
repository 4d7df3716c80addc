import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Inputs of `findBrowser` and `headlessPath`; tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of Playwright's own Chromium, whether it is installed or not. */
  readonly own: string;
  readonly exists: (file: string) => boolean;
}

const machine: Machine = {env: process.env, own: chromium.executablePath(), exists: existsSync};

function onPath({env, exists}: Machine, names: readonly string[]): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(exists);
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then Playwright's own, then one on PATH.
 * @returns an absolute path; undefined if there is none
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(on: Machine = machine): string | undefined {
  const {env, own, exists} = on;
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH=${env.CHROMIUM_PATH} does not exist. Point it at a Chromium, or unset it.`,
    );
  }
  return exists(own) ? own : onPath(on, NAMES);
}

function required(found: string | undefined): string {
  if (found) return found;
  throw new Error('No Chromium found. Run "npx tsx scripts/browser.ts", or set CHROMIUM_PATH.');
}

/**
 * Returns the path of a whole browser, for the bench and for tests of the browser's own features.
 * @throws Error that says how to get one
 */
export function browserPath(): string {
  return required(findBrowser());
}

/**
 * Returns the browser for all other tests: `CHROMIUM_PATH`, or Chromium's headless shell, which takes a third less time but has
 * no back/forward cache, or another Chromium.
 * @returns an absolute path; undefined for Playwright's own, of which it chooses the shell itself
 * @throws Error that says how to get a browser
 */
export function headlessPath(on: Machine = machine): string | undefined {
  if (on.env.CHROMIUM_PATH) return findBrowser(on);
  return on.exists(on.own) ? undefined : required(onPath(on, SHELL_NAMES) ?? findBrowser(on));
}

/** Whether a command succeeds; false if it fails or there is no such program. */
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
  const apt = (name: string): boolean => run('apt-get', ['install', '-y', '-qq', name]);
  const installed =
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    (process.getuid?.() === 0 &&
      run('apt-get', ['update', '-qq']) &&
      apt('chromium') &&
      // Not every distribution has it, and the tests run without it.
      (apt('chromium-headless-shell') || true));
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
