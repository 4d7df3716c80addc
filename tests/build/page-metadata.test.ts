/* What programs read in the head of the built pages: structured data for search engines, and previews of shared links. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {find, findAll, squash, type Dom, type DomElement} from '../../src/plugins/pages';
import {docsSources, readSitemap} from './built-pages';

type Data = Readonly<Record<string, unknown>>;

const text = expect.stringMatching(/^(?!.*undefined).*\S/s) as unknown;
const url = expect.stringMatching(/^https:\/\/\S+$/) as unknown;
const organization = {'@type': 'Organization', name: text, url};
/** What Google reads of each type: https://developers.google.com/search/docs/appearance/structured-data */
const SHAPES: Readonly<Record<string, object>> = {
  TechArticle: {
    // Search results show the first 110 characters.
    headline: expect.stringMatching(/^.{1,110}$/) as unknown,
    description: text,
    url,
    image: url,
    inLanguage: text,
    author: organization,
    publisher: organization,
    isPartOf: {'@type': 'WebSite', name: text, url},
  },
  BreadcrumbList: {itemListElement: expect.any(Array) as unknown},
  FAQPage: {mainEntity: expect.any(Array) as unknown},
  WebSite: {name: text, url, publisher: organization},
};

const textOf = (element: DomElement): string => squash(DomUtils.textContent(element));

/** The content of the element of the head with this property or name. */
function meta(page: Dom, name: string): string | undefined {
  const found = findAll(`meta[property="${name}"], meta[name="${name}"]`, page);
  expect(found.length, name).toBeLessThanOrEqual(1);
  return found[0]?.attribs.content;
}

/** The structured data of a page. @throws SyntaxError when it is no JSON */
const dataOf = (page: Dom): readonly Data[] =>
  findAll('script[type="application/ld+json"]', page).map(
    (script) => JSON.parse(DomUtils.textContent(script)) as Data,
  );

/** The list that data of a type have on a page. */
const listOf = <T>(page: Dom, type: string, list: string): readonly T[] =>
  dataOf(page).flatMap((data) => (data['@type'] === type ? (data[list] as readonly T[]) : []));

const {root, pages} = readSitemap();
const docsRoutes = new Set(Array.from(docsSources().values(), ({route}) => route));

describe.each(pages)('$route', ({route, url: address, document: page}) => {
  const isDocsPage = docsRoutes.has(route);

  test('its structured data is complete and of the types of the page, each once', () => {
    const data = dataOf(page);
    for (const one of data)
      expect(one).toMatchObject({
        '@context': 'https://schema.org',
        ...(SHAPES[String(one['@type'])] ?? {'@type': 'a known type'}),
      });
    const types = data.map((one) => one['@type']);
    expect(new Set(types).size).toBe(types.length);
    expect(types.includes('TechArticle')).toBe(isDocsPage);
    expect(types.includes('WebSite')).toBe(route === '/');
  });

  test('its breadcrumbs lead from the home page to it, and are those that the page shows', () => {
    const items = listOf<{name: string; item: string}>(page, 'BreadcrumbList', 'itemListElement');
    if (route === '/' || !find('.theme-doc-breadcrumbs', page)) {
      expect(items).toEqual([]);
      return;
    }
    expect([items[0]?.item, items.at(-1)?.item]).toEqual([root, address]);
    const shown = findAll('.theme-doc-breadcrumbs .breadcrumbs__link', page).map(textOf).filter(Boolean);
    expect(items.slice(1).map(({name}) => name)).toEqual(shown);
  });

  test('the preview of a link to it has a picture, with its size and what it shows', () => {
    const image = meta(page, 'og:image') ?? '';
    expect(image.startsWith(`${root}assets/social/`)).toBe(true);
    const file = path.join(BUILD, image.slice(root.length));
    const header = readFileSync(file).subarray(0, 24);
    expect(header.subarray(1, 4).toString()).toBe('PNG');
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(100_000);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(page, 'twitter:image')).toBe(image);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'og:type')).toBe(isDocsPage ? 'article' : 'website');
    for (const name of ['og:image:alt', 'og:title', 'og:url', 'og:site_name'])
      expect(meta(page, name), name).toBeTruthy();
    expect(meta(page, 'og:image:alt')).not.toContain('..');
  });
});

test('no two pages share a picture', () => {
  const images = pages.map(({document}) => meta(document, 'og:image'));
  expect(new Set(images).size).toBe(images.length);
});

test('the questions of the FAQ are those on its page, each with an answer', () => {
  for (const {route, document} of pages) {
    const stated = listOf<{name: string; acceptedAnswer: object}>(document, 'FAQPage', 'mainEntity');
    const isFaq = route === '/resources/faq';
    const shown = isFaq ? findAll('main details summary:has(h3)', document).map(textOf) : [];
    expect(stated.map(({name}) => name)).toEqual(shown);
    for (const {acceptedAnswer} of stated) expect(acceptedAnswer).toMatchObject({'@type': 'Answer', text});
    if (isFaq) expect(shown.length).toBeGreaterThan(20);
  }
});
