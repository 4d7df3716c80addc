import {mkdirSync, mkdtempSync} from 'node:fs';
import path from 'node:path';

/** Absolute path of the repository. */
export const repository = path.resolve(import.meta.dirname, '../../..');

/** Absolute path of the programs that the pages show. */
export const examples = path.join(repository, 'examples');

/**
 * Creates an empty folder inside the repository, so that Node finds the installed packages from it.
 * @param name prefix of the folder's name
 * @returns its absolute path
 */
export function scratchFolder(name: string): string {
  const parent = path.join(repository, '.tmp');
  mkdirSync(parent, {recursive: true});
  return mkdtempSync(path.join(parent, `${name}-`));
}
