import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {FutureConfig} from '@docusaurus/types';

/** The framework's access to version control. */
export type VersionControl = Pick<FutureConfig['experimental_vcs'], 'getFileLastUpdateInfo'>;

/** Whether the whole git history is there. A clone without it dates every file to its only commit. */
async function hasHistory(folder: string): Promise<boolean> {
  const {stdout} = await promisify(execFile)('git', ['rev-parse', '--is-shallow-repository'], {cwd: folder});
  return stdout.trim() === 'false';
}

/**
 * Dates of the last commits of files, in ISO 8601. Empty outside of a repository, and in one without its whole history; a file
 * that is in no commit has no date.
 * @param folder folder in the repository
 * @param files absolute paths
 */
export async function commitDates(
  folder: string,
  files: readonly string[],
  vcs: VersionControl,
): Promise<ReadonlyMap<string, string>> {
  if (!(await hasHistory(folder).catch(() => false))) return new Map();
  const dates = await Promise.all(
    files.map(async (file): Promise<readonly [string, string][]> => {
      const change = await vcs.getFileLastUpdateInfo(file);
      return change ? [[file, new Date(change.timestamp).toISOString()]] : [];
    }),
  );
  return new Map(dates.flat());
}
