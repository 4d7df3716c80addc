/*
 * What programs read in the head of the built pages: structured data for search engines, and previews of shared links.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {readEnv} from '../../src/config/env';
import {pagesOptions} from '../../src/config/pages';
import {find, findAll, squash, type Dom, type DomElement} from '../../src/plugins/pages';
import {docsSources, readSitemap} from './built-pages';
import {dataProblems, type Data} from './structured-data';

const KIB = 1024;
const {metadata} = pagesOptions(readEnv({}));

const textOf = (element: DomElement | undefined): string =>
  squash(element ? DomUtils.textContent(element) : '');

function attribute(page: Dom, selector: string, name: string): string | undefined {
  const found = findAll(selector, page);
  expect(found.length, `${selector} is there once`).toBeLessThanOrEqual(1);
  return found[0]?.attribs[name];
}

const property = (page: Dom, name: string) => attribute(page, `meta[property="${name}"]`, 'content');
const named = (page: Dom, name: string) => attribute(page, `meta[name="${name}"]`, 'content');

/** The structured data of a page. @throws SyntaxError when it is no JSON */
const dataOf = (page: Dom): readonly Data[] =>
  findAll('script[type="application/ld+json"]', page).map(
    (script) => JSON.parse(DomUtils.textContent(script)) as Data,
  );

const ofType = (page: Dom, type: string): readonly Data[] =>
  dataOf(page).filter((data) => data['@type'] === type);

/** Texts of the breadcrumbs that a page shows, without the picture that leads to the home page. */
const shownBreadcrumbs = (page: Dom): readonly string[] =>
  findAll('.theme-doc-breadcrumbs .breadcrumbs__link', page).map(textOf).filter(Boolean);

/** Width and height in the header of a PNG file, in pixels; undefined for another file. */
function pngSize(file: Buffer): {readonly width: number; readonly height: number} | undefined {
  const isPng = file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  return isPng ? {width: file.readUInt32BE(16), height: file.readUInt32BE(20)} : undefined;
}

const {root, pages: built} = readSitemap();
const pages = built.map(({route, url, document}) => ({route, url, page: document}));
const docsRoutes = new Set(Array.from(docsSources().values(), ({route}) => route));

describe.each(pages)('$route', ({route, url, page}) => {
  const isDocsPage = docsRoutes.has(route);

  test('its structured data is complete and of the types of the page, each once', () => {
    const data = dataOf(page);
    if (isDocsPage) expect(data.length).toBeGreaterThan(1);
    expect(data.flatMap(dataProblems)).toEqual([]);
    const types = data.map((one) => one['@type']);
    expect(new Set(types).size).toBe(types.length);
    expect(types.includes('TechArticle')).toBe(isDocsPage);
    expect(types.includes('WebSite')).toBe(route === '/');
    const addresses = JSON.stringify(data).match(/"https:\/\/[^"]*"/g) ?? [];
    const published = ['https://schema.org', metadata.publisher.url];
    const foreign = addresses.map((text) => text.slice(1, -1)).filter((at) => !at.startsWith(root));
    expect(foreign.filter((at) => !published.includes(at))).toEqual([]);
  });

  test('its breadcrumbs lead from the home page to it, and are those that the page shows', () => {
    const shown = shownBreadcrumbs(page);
    const items = ofType(page, 'BreadcrumbList').flatMap(
      ({itemListElement}) => itemListElement as readonly {readonly name: string; readonly item: string}[],
    );
    if (route === '/' || !find('.theme-doc-breadcrumbs', page)) {
      expect(items).toEqual([]);
      return;
    }
    expect(items[0]?.item).toBe(root);
    expect(items.at(-1)?.item).toBe(url);
    const names = items.slice(1).map(({name}) => name);
    expect(names).toEqual(shown);
    expect(names.length).toBeGreaterThan(0);
  });

  test('the preview of a link to it has a picture of its own, with its size and what it shows', () => {
    const image = property(page, 'og:image') ?? '';
    expect(image.startsWith(`${root}assets/social/`)).toBe(true);
    const file = path.join(BUILD, image.slice(root.length));
    expect(existsSync(file)).toBe(true);
    expect(pngSize(readFileSync(file))).toEqual({width: 1200, height: 630});
    expect(statSync(file).size).toBeLessThan(100 * KIB);
    expect(property(page, 'og:image:width')).toBe('1200');
    expect(property(page, 'og:image:height')).toBe('630');
    expect(property(page, 'og:image:type')).toBe('image/png');
    expect(named(page, 'twitter:image')).toBe(image);
    expect(named(page, 'twitter:image:alt')).toBe(property(page, 'og:image:alt'));
    expect(named(page, 'twitter:card')).toBe('summary_large_image');
    expect(property(page, 'og:type')).toBe(isDocsPage ? 'article' : 'website');
    for (const name of ['og:image:alt', 'og:title', 'og:url', 'og:site_name'])
      expect(property(page, name), name).toBeTruthy();
  });
});

test('no two pages share a picture', () => {
  const images = pages.map(({page}) => property(page, 'og:image'));
  expect(new Set(images).size).toBe(images.length);
});

test('the questions of the FAQ are those on its page', () => {
  const withQuestions = pages.filter(({page}) => ofType(page, 'FAQPage').length > 0);
  expect(withQuestions.map(({route}) => route)).toEqual(['/resources/faq']);
  const stated = withQuestions
    .flatMap(({page}) => ofType(page, 'FAQPage'))
    .flatMap(({mainEntity}) => mainEntity as readonly {readonly name: string}[]);
  const shown = withQuestions.flatMap(({page}) => findAll('main details summary:has(h3)', page).map(textOf));
  expect(shown.length).toBeGreaterThan(20);
  expect(stated.map(({name}) => name)).toEqual(shown);
});
