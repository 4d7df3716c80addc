import {cpSync, mkdirSync, mkdtempSync} from 'node:fs';
import path from 'node:path';
import {SOURCES} from '../built-site';

const ROOT = path.join(__dirname, '../..');
/**
 * Copies all that a build of this site needs to a new folder below `.tmp`, where the packages are found as well.
 * @param name start of the folder's name
 * @returns the folder, which the caller removes
 */
export function copySite(name: string): string {
  mkdirSync(path.join(ROOT, '.tmp'), {recursive: true});
  const folder = mkdtempSync(path.join(ROOT, `.tmp/${name}-`));
  for (const part of [...SOURCES, 'tsconfig.json', 'package-lock.json'])
    cpSync(path.join(ROOT, part), path.join(folder, part), {recursive: true});
  return folder;
}
