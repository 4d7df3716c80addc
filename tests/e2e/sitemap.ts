import {readFileSync} from 'node:fs';
import path from 'node:path';

const SITEMAP = path.join(__dirname, '../../build/sitemap.xml');

/**
 * Paths of all pages in the built sitemap.
 * @throws Error when the sitemap names none
 */
export function sitemapPaths(): string[] {
  const paths = Array.from(
    readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => new URL(url).pathname,
  );
  if (paths.length === 0) throw new Error(`${SITEMAP} names no page.`);
  return paths;
}

/** The pages that exist beside the sitemap's. */
export const EXTRA_PATHS = [
  {path: '/search', status: 200},
  {path: '/no-such-page', status: 404},
] as const;
