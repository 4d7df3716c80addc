import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Checks that the bundler can read files below a folder.
 * @throws Error when its path has a character that separates the parts of a request
 */
export function checkPath(folder: string): void {
  const [found] = /[!#?]/.exec(folder) ?? [];
  if (found !== undefined)
    throw new Error(
      `bundler: the path of the site has "${found}", where bundlers end the name of a file: ${folder}. Rename that folder, or move the site.`,
    );
}

/** Whether a process runs. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the folder of generated files for this process until it ends.
 * @throws Error when another process has taken it and still runs
 */
export function takeFolder(folder: string): void {
  const file = path.join(folder, 'build.pid');
  mkdirSync(folder, {recursive: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid) return;
    if (owner > 0 && isRunning(owner))
      throw new Error(
        `bundler: another build of this folder runs, as process ${owner}. Wait until it ends; if it is no build, remove ${file}.`,
      );
    writeFileSync(file, String(process.pid));
  }
  process.once('exit', () => rmSync(file, {force: true}));
}
