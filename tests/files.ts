import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/**
 * Lists files below a folder whose names match, sorted, without `node_modules`; none if the folder does not exist.
 * @param folder path relative to the repository's root, or an absolute path
 * @param from folder to which the returned paths are relative
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
