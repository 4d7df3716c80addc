import {existsSync, readdirSync, statSync} from 'node:fs';
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

const NO_INPUT = /\.test\.tsx?$|(?:^|[\\/])node_modules(?:[\\/]|$)/;

/**
 * Lists files of the site that a build can depend on: all but tests and packages.
 * @param siteDir root of the site
 * @param places files and folders, relative to the root; those that do not exist are left out
 * @returns paths relative to the root, sorted
 */
export function inputFiles(siteDir: string, places: readonly string[]): string[] {
  return places
    .map((place) => path.join(siteDir, place))
    .filter((place) => existsSync(place))
    .flatMap((place) => filesBelow(place))
    .map((file) => path.relative(siteDir, file))
    .filter((file) => !NO_INPUT.test(file))
    .sort();
}
