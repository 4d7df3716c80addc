import {execFileSync} from 'node:child_process';

/**
 * Whether the dates of the commits are those of the last changes. A clone without the whole history dates old files to the
 * first commit that it has, and outside of a repository the docs plugin would stop the build.
 */
export function hasCommitDates(folder: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    return execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trim() === 'false';
  } catch {
    return false;
  }
}
