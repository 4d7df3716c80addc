/**
 * A shared walk over the built HTML, so that the plugins that run after the build (search, content security policy) read
 * each file only once.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** path relative to the output directory, with forward slashes: `users/transactions.html` */
  readonly file: string;
  /** path without base URL and file extension, `/` for the home page: `/users/transactions` */
  readonly route: string;
  readonly html: string;
}

const walks = new Map<string, Promise<readonly BuiltPage[]>>();

/** Route of a built file: the folder for `index.html`, otherwise the name without extension. */
export function routeOfFile(file: string): string {
  const clean = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${clean}`.replace(/(.)\/$/, '$1');
}

async function walk(outDir: string): Promise<readonly BuiltPage[]> {
  const names = await readdir(outDir, {recursive: true});
  const files = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      route: routeOfFile(file),
      html: await readFile(path.join(outDir, file), 'utf8'),
    })),
  );
}

/**
 * All HTML files below `outDir`, read once per process and directory. Call it from `postBuild` only; files that a plugin
 * writes later are not included.
 */
export function getBuiltPages(outDir: string): Promise<readonly BuiltPage[]> {
  const known = walks.get(outDir);
  if (known) return known;
  const pages = walk(outDir);
  walks.set(outDir, pages);
  return pages;
}
