/* The built HTML, read and parsed once for all plugins that work on it after the build. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {DomUtils, parseDocument} from 'htmlparser2';
import {attribute, find, findAll, isHashLink, squash, textOf, type Dom} from '../shared/dom';

/** A page as the build wrote it, and what it says about itself. Texts that it does not have are empty. */
export interface BuiltPage {
  /** path relative to the output directory, with forward slashes: `users/transactions.html` */
  readonly file: string;
  /** path without base URL and file extension, `/` for the home page: `/users/transactions` */
  readonly route: string;
  /** the parsed page, which nobody changes */
  readonly document: Dom;
  /** whether search engines may list it: not if it is the error page, says noindex, or leads to another page */
  readonly isIndexed: boolean;
  /** level 1 heading */
  readonly title: string;
  /** title in lists: that of its preview, without the name of the site */
  readonly listTitle: string;
  readonly description: string;
  /** canonical URL */
  readonly url: string;
  /** language, as a BCP 47 tag */
  readonly language: string;
  /** names of its breadcrumbs from the root down to the page itself */
  readonly breadcrumbs: readonly string[];
  /** text of the file; who adds something assigns it, and it is written after all plugins */
  html: string;
}

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A plugin that works on the built pages, besides what Docusaurus calls. The plugin `pages` calls it after the build. */
export interface BuiltPagesPlugin extends Plugin {
  /** writes pages of its own, such as those of redirects, before all pages are read */
  readonly beforePages?: (props: Props) => Promise<void>;
  /** reads or changes the pages; called in the order of the plugins */
  readonly builtPages?: (pages: readonly BuiltPage[], props: Props) => Promise<void>;
}

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

function breadcrumbsOf(document: Dom): readonly string[] {
  return findAll('script[type="application/ld+json"]', document)
    .map((script) => JSON.parse(DomUtils.textContent(script)) as {readonly [key: string]: unknown})
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .flatMap(({itemListElement}) => itemListElement as readonly {readonly name: string}[])
    .map(({name}) => name);
}

/**
 * A page from its text.
 * @param file path relative to the output directory, with forward slashes
 */
export function parsePage(file: string, html: string): BuiltPage {
  const document = parseDocument(html);
  const meta = (name: string): string =>
    attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content', document);
  const heading = find('h1', document);
  return {
    file,
    route: routeOfFile(file),
    document,
    isIndexed:
      file !== '404.html' &&
      !/noindex/i.test(meta('robots')) &&
      !find('meta[http-equiv="refresh"]', document),
    title: heading ? squash(textOf(heading, isHashLink)) : '',
    listTitle: meta('og:title').replace(/ \| [^|]*$/, ''),
    description: meta('description'),
    url: attribute('link[rel="canonical"]', 'href', document),
    language: attribute('html', 'lang', document),
    breadcrumbs: breadcrumbsOf(document),
    html,
  };
}

/**
 * Reads the pages of a built site, sorted by path.
 * @param foreign folders of static files: what is in one of them is no page, such as the file by which a search engine knows its owner
 */
export function readBuiltPages(outDir: string, foreign: readonly string[]): readonly BuiltPage[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && !foreign.some((dir) => existsSync(path.join(dir, name))))
    .sort()
    .map((name) => parsePage(name.split(path.sep).join('/'), readFileSync(path.join(outDir, name), 'utf8')));
}
