/*
 * One walk over the built HTML for all plugins that run after the build (search, Markdown, metadata, content security policy): each
 * page is read once, passes through the steps of the plugins, and is written. Only one page is in memory at a time.
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

/** What one plugin does with a page. Returns the new HTML; undefined leaves it as it is. */
type Step = (page: BuiltPage) => Promise<string | undefined>;

interface Walk {
  readonly steps: Step[];
  readonly done: Promise<void>;
  hasBegun: boolean;
}

const walks = new Map<string, Walk>();

/** Route of a built file: the folder for `index.html`, otherwise the name without extension. */
export function routeOfFile(file: string): string {
  const clean = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${clean}`.replace(/(.)\/$/, '$1');
}

/** Built file of a route, relative to the output directory: the inverse of `routeOfFile`. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** URLs in a sitemap, in order. */
export function sitemapUrls(xml: string): readonly string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url);
}

async function walk(outDir: string, steps: readonly Step[]): Promise<void> {
  const names = await readdir(outDir, {recursive: true});
  const files = names.filter((name) => name.endsWith('.html')).sort();
  for (const name of files) {
    const file = name.split(path.sep).join('/');
    const before = await readFile(path.join(outDir, name), 'utf8');
    let html = before;
    for (const step of steps) {
      try {
        html = (await step({file, route: routeOfFile(file), html})) ?? html;
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
      }
    }
    if (html !== before) await writeFile(path.join(outDir, name), html);
  }
}

function addStep(outDir: string, step: Step): Promise<void> {
  const last = walks.get(outDir);
  if (last && !last.hasBegun) {
    last.steps.push(step);
    return last.done;
  }
  const steps = [step];
  // Plugins that start at the same time share a walk. A later one waits until that one has ended.
  const before = last?.done.catch(() => undefined);
  const done = Promise.resolve(before).then(() => {
    next.hasBegun = true;
    return walk(outDir, steps);
  });
  const next: Walk = {steps, done, hasBegun: false};
  walks.set(outDir, next);
  return done;
}

/**
 * Makes the walk wait until a plugin has written pages. Call it before the first `await` of `postBuild`, in the first plugin.
 * @param written ends when the pages are there
 * @returns the same promise
 */
export function beforeWalk(outDir: string, written: Promise<void>): Promise<void> {
  walks.set(outDir, {steps: [], done: written, hasBegun: true});
  return written;
}

/**
 * Visits all HTML files below `outDir`, sorted by path. Docusaurus starts the `postBuild` of each plugin in the order of the
 * plugins, without waiting for the one before: call this before the first `await`, and the page has the changes of the
 * plugins before.
 * @param visit what to do with a page
 * @returns clones of what `visit` returned for each page
 */
export async function visitBuiltPages<T>(
  outDir: string,
  visit: (page: BuiltPage) => T | Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  await addStep(outDir, async (page) => {
    // Cloned, because a part of a string keeps the whole string, here a page, in memory.
    results.push(structuredClone(await visit(page)));
    return undefined;
  });
  return results;
}

/**
 * Changes all HTML files below `outDir`. Pages pass through the steps of all plugins in the order of the calls, so call it
 * before the first `await`.
 * @param rewrite returns the new text of a page
 */
export function rewriteBuiltPages(
  outDir: string,
  rewrite: (page: BuiltPage) => string | Promise<string>,
): Promise<void> {
  return addStep(outDir, async (page) => rewrite(page));
}

/** Whether search engines may list a page: not if it is the error page, says noindex, or leads to another one. */
export const isIndexed = ({html, file}: BuiltPage): boolean =>
  file !== '404.html' &&
  !/<meta (?:(?=[^>]*(?:name|property)="?robots)[^>]*noindex|http-equiv="?refresh)/i.test(html);
