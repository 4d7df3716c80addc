import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/**
 * Files below a folder whose names match, sorted, without those of `node_modules`; none if there is no such folder.
 * @param folder path from the repository's root, or an absolute one
 * @param from folder that the paths which come out begin at
 */
export function filesBelow(folder: string, pattern: RegExp, from = ROOT): readonly string[] {
  const start = path.resolve(ROOT, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter(
      (entry) => entry.isFile() && pattern.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .sort();
}
