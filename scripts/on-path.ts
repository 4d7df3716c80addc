import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds a program in the folders of PATH.
 * @param names its possible names
 * @param more folders to look in after those of PATH
 * @returns its path; undefined if there is none
 */
export function onPath(names: readonly string[], more: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...more];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
