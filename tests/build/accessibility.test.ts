import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {visitBuiltPages} from '../../src/plugins/pages/node/built-pages';
import {
  languageProblems,
  markedSections,
  repeatedLinks,
  sectionOf,
  sectionProblems,
  select,
  tableProblems,
  tabOrderProblems,
  titleOf,
  translatedCode,
  vagueLinks,
} from './accessibility';
import {parsePage, type Page} from './page';

describe('the rules for everyone find', () => {
  const html = (body: string, lang = 'lang=en') =>
    parsePage(`<!doctype html><html ${lang}><body><main>${body}</main></body></html>`);

  test('a link with a name that says nothing', () => {
    for (const link of ['<a href=/x>here</a>', '<a href=/x aria-label=More>Fees</a>', '<a href=/x> </a>'])
      expect(vagueLinks(html(link))).toHaveLength(1);
    for (const link of ['<a href=/x>Fees</a>', '<a href=/x aria-label="More about fees">More</a>'])
      expect(vagueLinks(html(link))).toEqual([]);
    expect(vagueLinks(html('<a href=/x><img alt=Home src=/i.svg></a>'))).toEqual([]);
  });

  test('a table without headers or without a name', () => {
    const cells = '<tr><th>Code<tr><td>1';
    expect(tableProblems(html('<table><tr><td>1</table>'))).toHaveLength(2);
    expect(tableProblems(html(`<div aria-label=Table><table>${cells}</table></div>`))).toHaveLength(1);
    expect(tableProblems(html(`<div aria-label=Codes><table>${cells}</table></div>`))).toEqual([]);
    expect(tableProblems(html(`<table><caption>Codes</caption>${cells}</table>`))).toEqual([]);
  });

  test('a page without a language, and a part in another one', () => {
    expect(languageProblems(html('', ''))).toEqual(['has no language']);
    expect(languageProblems(html('<p lang=de>Hallo</p>'))).toEqual(['p in de']);
    expect(languageProblems(html('<p lang=en>Hello</p>'))).toEqual([]);
  });

  test('code that a browser would translate', () => {
    expect(translatedCode(html('<p>Call <code>transfer</code>'))).toEqual(['transfer']);
    expect(translatedCode(html('<code translate=no>a</code><pre translate=no><code>b</code></pre>'))).toEqual(
      [],
    );
  });

  test('a section that the navbar does not mark', () => {
    const parts = (current: string) =>
      html(
        `<a class=navbar__link ${current}>Users</a><ul><li class=breadcrumbs__item>Home<li class=breadcrumbs__item>Users</ul>`,
      );
    expect(sectionProblems(parts('aria-current=true'))).toEqual([]);
    expect(sectionProblems(parts(''))).toHaveLength(1);
  });

  test('a positive tabindex', () => {
    expect(tabOrderProblems(html('<p tabindex=0><a tabindex=-1></a><b tabindex=2></b>'))).toHaveLength(1);
  });
});

describe('on every built page', () => {
  let pages: readonly (readonly [route: string, page: Page])[] = [];

  beforeAll(async () => {
    const built = await visitBuiltPages(BUILD, (page) => page);
    // Readers do not see a page that leads to another one.
    const shown = built.filter(({html}) => !html.includes('http-equiv="refresh"'));
    pages = shown.map(({route, html}) => [route, parsePage(html)]);
    expect(pages.length).toBeGreaterThan(35);
  });

  const problems = (rule: (page: Page) => readonly string[], among = pages) =>
    among.flatMap(([route, page]) => rule(page).map((problem) => `${route}: ${problem}`));

  test('each link says where it leads', () => {
    expect(pages.reduce((count, [, page]) => count + repeatedLinks(page).length, 0)).toBeGreaterThan(500);
    expect(problems(vagueLinks)).toEqual([]);
  });

  test('each table has headers and a name, but for those of Redoc', () => {
    const own = pages.filter(([route]) => route !== '/api');
    expect(own.length).toBe(pages.length - 1);
    expect(problems(tableProblems, own)).toEqual([]);
  });

  test('the language is English', () => {
    expect(problems(languageProblems)).toEqual([]);
  });

  test('browsers that translate the page leave code as it is, but for that of Redoc', () => {
    const own = pages.filter(([route]) => route !== '/api');
    expect(own.flatMap(([, page]) => select('code', page)).length).toBeGreaterThan(1000);
    expect(problems(translatedCode, own)).toEqual([]);
  });

  test('the navbar marks the section of the page', () => {
    const inSections = pages.filter(([route, page]) => route !== '/' && sectionOf(page) !== '');
    expect(inSections.length).toBeGreaterThan(30);
    const others = pages.filter((one) => !inSections.includes(one));
    expect(problems(sectionProblems, inSections)).toEqual([]);
    expect(others.flatMap(([, page]) => markedSections(page))).toEqual([]);
  });

  test('the Tab order is the order of the content', () => {
    expect(problems(tabOrderProblems)).toEqual([]);
  });

  test('no two pages have the same title', () => {
    const titles = pages.map(([, page]) => titleOf(page));
    expect(titles).not.toContain('');
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('the links above and below the content, also those to help, are the same in the same order', () => {
    const [first, ...others] = pages.map(([route, page]) => [route, repeatedLinks(page)] as const);
    expect(first?.[1].length).toBeGreaterThan(10);
    expect(first?.[1].some((link) => link.startsWith('Discord'))).toBe(true);
    expect(others.filter(([, links]) => links.join() !== first?.[1].join()).map(([route]) => route)).toEqual(
      [],
    );
  });
});
