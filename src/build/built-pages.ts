/**
 * A shared walk over the built HTML, so that the plugins that run after the build (search, content security policy) read
 * each file only once, and change it one after the other.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
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

/**
 * Changes all HTML files below `outDir`, and what later calls of `getBuiltPages` return. Docusaurus starts the `postBuild` of
 * each plugin in the order of the plugins, without waiting for the one before. Pages are changed in the order of the calls, so
 * call it before the first `await`.
 * @param rewrite returns the new text of a page
 */
export function rewriteBuiltPages(
  outDir: string,
  rewrite: (page: BuiltPage) => string | Promise<string>,
): Promise<readonly BuiltPage[]> {
  const before = getBuiltPages(outDir);
  const after = before.then((pages) =>
    Promise.all(
      pages.map(async (page) => {
        const html = await rewrite(page);
        await writeFile(path.join(outDir, page.file), html);
        return {...page, html};
      }),
    ),
  );
  walks.set(outDir, after);
  return after;
}

/** Whether search engines may list a page: not if it is the error page, or says noindex. */
export const isIndexed = ({html, file}: BuiltPage): boolean =>
  file !== '404.html' && !/<meta [^>]*name="?robots"?[^>]*noindex/i.test(html);
