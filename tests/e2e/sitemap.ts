import {readFileSync} from 'node:fs';
import path from 'node:path';
import {baseOf} from '../../scripts/preview';
import {sitemapUrls} from '../../src/plugins/pages';
import {BUILD} from '../built-site';

/** Base URL of the built site, with leading and trailing slash. */
const BASE = baseOf(BUILD);

/**
 * Prefixes a path of the site with the base URL of the build. `page.goto` of fixtures.ts does this itself.
 * @param target path relative to the root of the site; anything else is returned unchanged
 */
export function at(target: string): string {
  return target.startsWith('/') ? BASE + target.slice(1) : target;
}

/**
 * Paths of all pages in the built sitemap, relative to the root of the site.
 * @throws Error when the sitemap lists no pages, or one outside of the site
 */
export function sitemapPaths(): string[] {
  const file = path.join(BUILD, 'sitemap.xml');
  const paths = sitemapUrls(readFileSync(file, 'utf8')).map((url) => new URL(url).pathname);
  if (paths.length === 0) throw new Error(`${file} names no page.`);
  return paths.map((found) => {
    if (!found.startsWith(BASE)) throw new Error(`${file} names ${found}, which is not below ${BASE}.`);
    return `/${found.slice(BASE.length)}`;
  });
}

/** Pages that exist but are not in the sitemap. */
export const EXTRA_PATHS = [
  {path: '/search', status: 200},
  {path: '/no-such-page', status: 404},
] as const;
