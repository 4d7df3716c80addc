/* The built pages of the sitemap and the sources of the docs pages, as the tests of the built site read them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {fileOfRoute, parsePage, readBuiltPages, sitemapUrls} from '../../src/plugins/pages';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import type {Page} from './page';

const DOCS = path.join(__dirname, '../../docs');

/** A built page of the sitemap, with its URL there. */
export interface Built {
  readonly url: string;
  readonly page: Page;
}

/** Text of a file of the built site. @param file path relative to its folder */
export const readBuilt = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** All built pages, also those that the sitemap lacks. */
export const allPages = () => readBuiltPages(BUILD, [path.join(__dirname, '../../static')]);

/** Route of a docs page: its slug, or its path in the folder without extension. */
export function routeOf(file: string, source: string): string {
  const slug = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1]?.match(/^slug: *['"]?([^\s'"]+)/m)?.[1];
  return slug ?? `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

/** URL of the built home page, with a trailing slash, and the pages of the sitemap with their URLs there. */
export function readSitemap() {
  const urls = sitemapUrls(readBuilt('sitemap.xml'));
  const root = urls
    .reduce((shortest, url) => (url.length < shortest.length ? url : shortest))
    .replace(/\/?$/, '/');
  const pages = urls.map((url) => {
    const file = fileOfRoute(`/${url.slice(root.length)}`);
    return {...parsePage(file, readBuilt(file)), url};
  });
  return {root, pages};
}

/** URL of the built home page, with a trailing slash, and the parsed pages of the sitemap by route. */
export function builtPages(): {readonly root: string; readonly pages: ReadonlyMap<string, Built>} {
  const {root, pages} = readSitemap();
  return {root, pages: new Map(pages.map(({route, url, document}) => [route, {url, page: document}]))};
}

/** Route and text of each source in `docs/`, by path relative to that folder. */
export function docsSources(): ReadonlyMap<string, {readonly route: string; readonly text: string}> {
  const files = matchingFiles(DOCS, /\.mdx?$/, DOCS).map((file) => {
    const text = readFileSync(path.join(DOCS, file), 'utf8');
    return [file, {route: routeOf(file, text), text}] as const;
  });
  return new Map(files);
}

/** Runs a rule on pages and expects no problems; a failure names page and problem. @param pages by route */
export function expectClean(
  pages: Iterable<readonly [string, Built | undefined]>,
  rule: (page: Page, url: string) => readonly string[],
): void {
  const all = Array.from(pages);
  expect(all.length).toBeGreaterThan(0);
  const problems = all.flatMap(([route, found]) =>
    found
      ? rule(found.page, found.url).map((problem) => `${route} ${problem}`)
      : [`${route} is not in the sitemap`],
  );
  expect(problems.join('\n')).toBe('');
}
