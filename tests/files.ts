import {readdirSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/**
 * Lists files below a folder whose names match, sorted, without `node_modules`.
 * @param folder path relative to the repository's root, or an absolute path
 * @param from folder to which the returned paths are relative
 * @throws Error when the folder does not exist
 */
export function matchingFiles(folder: string, pattern: RegExp, from = ROOT): readonly string[] {
  const start = path.resolve(ROOT, folder);
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter(
      (entry) => entry.isFile() && pattern.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .sort();
}
