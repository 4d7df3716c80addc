import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists files, sorted by path.
 * @param place path of a file, or of a folder
 * @returns the file itself, or all files in the folder and its subfolders; each path begins with `place`
 */
export function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
