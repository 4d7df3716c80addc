import {readFileSync} from 'node:fs';
import path from 'node:path';

const BUILD = path.join(__dirname, '../../build');

/** Path that the built site is served under, with a slash at both ends. */
const BASE = (
  JSON.parse(readFileSync(path.join(BUILD, 'site.webmanifest'), 'utf8')) as {readonly start_url: string}
).start_url;

/**
 * A path of the site as a browser sees it: below the base URL of the build. `page.goto` of fixtures.ts does this by itself.
 * @param target path from the root of the site; anything else is left as it is
 */
export function at(target: string): string {
  return target.startsWith('/') ? BASE + target.slice(1) : target;
}

/**
 * Paths of all pages in the built sitemap, from the root of the site.
 * @throws Error when the sitemap names none, or one outside of the site
 */
export function sitemapPaths(): string[] {
  const file = path.join(BUILD, 'sitemap.xml');
  const paths = Array.from(
    readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => new URL(url).pathname,
  );
  if (paths.length === 0) throw new Error(`${file} names no page.`);
  return paths.map((found) => {
    if (!found.startsWith(BASE)) throw new Error(`${file} names ${found}, which is not below ${BASE}.`);
    return `/${found.slice(BASE.length)}`;
  });
}

/** The pages that exist beside the sitemap's. */
export const EXTRA_PATHS = [
  {path: '/search', status: 200},
  {path: '/no-such-page', status: 404},
] as const;
