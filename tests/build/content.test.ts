/* What every built page has: a title, a description, a first paragraph, and the words of the style guide. */
import {createRequire} from 'node:module';
import {DomUtils} from 'htmlparser2';
import {expect, test} from 'vitest';
import {searchOptions} from '../../src/config/search';
import {
  find,
  findAll,
  isHashLink,
  matcher,
  parsePage,
  squash,
  textOf,
  type BuiltPage,
} from '../../src/plugins/pages';
import {sourcesOf} from '../../src/plugins/facts';
import {allFacts} from '../facts';
import {docsSources, readBuilt, readSitemap} from './built-pages';

/** Minimum and maximum length of a description, in characters; search engines cut longer ones. */
const DESCRIPTION = {least: 50, most: 160} as const;
const FIRST_PARAGRAPH_WORDS = 60;
/** Words of Markdown, with code and sources: of all docs pages together, about 15 % above their sum of November 2026, and of one. */
const WORDS = {all: 37_000, page: 3_200} as const;

const {pages} = readSitemap();
const docsRoutes = Array.from(docsSources().values(), ({route}) => route);
const docs = pages.filter(({route}) => docsRoutes.includes(route));
const categories = pages.filter(({route}) => route.startsWith('/category/'));

/** Text of a page's content without some elements. */
function contentOf({document}: BuiltPage, skipped: string): string {
  const main = find('main', document);
  return main ? textOf(main, matcher(skipped), ' ') : '';
}
const proseOf = (page: BuiltPage): string => contentOf(page, 'pre, code');
const titleOf = ({document}: BuiltPage): string =>
  findAll('head > title', document)
    .map((title) => DomUtils.textContent(title))
    .join();

/** Runs a rule on pages, and expects no problems; a failure names page and problem. */
function expectClean<T extends BuiltPage>(among: readonly T[], rule: (page: T) => readonly string[]): void {
  expect(among.length).toBeGreaterThan(0);
  const problems = among.flatMap((page) => rule(page).map((problem) => `${page.route} ${problem}`));
  expect(problems.join('\n')).toBe('');
}

const {refusedWords, wrongTerms} = createRequire(__filename)('../prose/style.cjs') as Readonly<
  Record<'refusedWords' | 'wrongTerms', (text: string, inTable?: boolean) => readonly string[]>
>;

test('the sitemap lists every page of docs/, the categories and the API page, and nothing else', () => {
  expect(docsRoutes.length).toBeGreaterThan(20);
  expect(categories.length).toBeGreaterThan(0);
  const expected = [...docsRoutes, ...categories.map(({route}) => route), '/api'].sort();
  expect(pages.map(({route}) => route).sort()).toEqual(expected);
  expectClean(pages, ({isIndexed}) => (isIndexed ? [] : ['is not indexed']));
  expect(parsePage('search.html', readBuilt('search.html')).isIndexed).toBe(false);
});

test('each docs and category page has a description, and no two pages share one', () => {
  expectClean([...docs, ...categories], ({description}) => {
    const {length} = Array.from(description.trim());
    return length >= DESCRIPTION.least && length <= DESCRIPTION.most
      ? []
      : [`has one of ${length} characters`];
  });
  const descriptions = pages.map(({description}) => description);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test('each page has a title of its own, and so has the not-found page', () => {
  expectClean(pages, (page) => (/^[^|]*[^|\s] \| Docs/.test(titleOf(page)) ? [] : ['has no title']));
  expect(titleOf(parsePage('404.html', readBuilt('404.html')))).toBe('Page Not Found | Docs');
});

test('the not-found page leads to five of the popular pages', () => {
  const links = findAll('main nav a', parsePage('404.html', readBuilt('404.html')).document);
  expect(links.map((link) => DomUtils.textContent(link))).toEqual(
    searchOptions.popularPages.slice(0, 5).map(([title]) => title),
  );
});

test('the first paragraph of each docs page has 60 words or fewer', () => {
  expectClean(docs, ({document}) => {
    const paragraphs = findAll('main p', document).map((paragraph) => squash(textOf(paragraph, isHashLink)));
    const words = paragraphs.find(Boolean)?.split(' ').length ?? 0;
    return words >= 1 && words <= FIRST_PARAGRAPH_WORDS ? [] : [`has one of ${words} words`];
  });
});

test(`no docs page has more than ${WORDS.page} words, and all together have at most ${WORDS.all}`, () => {
  const lengths = docsRoutes.map((route) => ({
    route,
    words: squash(readBuilt(`${route === '/' ? 'index' : route.slice(1)}.md`)).split(' ').length,
  }));
  lengths.sort((a, b) => b.words - a.words);
  expect(
    lengths.filter(({words}) => words > WORDS.page),
    'Cut, or link to the page that says it.',
  ).toEqual([]);
  const sum = lengths.reduce((total, {words}) => total + words, 0);
  expect(sum, `Cut. The longest pages: ${JSON.stringify(lengths.slice(0, 5))}`).toBeLessThanOrEqual(
    WORDS.all,
  );
});

test('each figure that a component marks has its sources in the list of its page', () => {
  expect(docs.some(({document}) => findAll('main [data-fact]', document).length > 5)).toBe(true);
  expectClean(docs, ({document}) => {
    const [list] = findAll('main [data-sources]', document);
    const listed = list ? DomUtils.textContent(list) : '';
    return findAll('main [data-fact]', document).flatMap(({attribs}) => {
      const path = attribs['data-fact'] ?? '';
      // A card or a row shows several cells of a table.
      const fact = Array.from(allFacts).find(
        ([token]) => token === path || token.startsWith(`${path}.`),
      )?.[1];
      if (!fact) return [`marks ${path}, which is no fact`];
      const missing = sourcesOf(fact).filter(({title, unlisted}) => !unlisted && !listed.includes(title));
      return missing.map(
        ({title}) => `shows ${path} without the source "${title}": add it to the facts of the component`,
      );
    });
  });
});

test('dates in prose are written as August 2025; ISO dates are for tables and lists of properties', () => {
  const date = /\b20\d\d-\d\d(?:-\d\d)?\b/g;
  expect(docs.some((page) => proseOf(page).match(date))).toBe(true);
  expectClean(docs, (page) =>
    Array.from(
      contentOf(page, 'table, dl, pre, code, time, [data-sources]').matchAll(date),
      ([found]) => `says ${found} in prose`,
    ),
  );
});

test('pages, with their components, use the words and terms of the style guide', () => {
  const text = 'You can simply send it on the gasless chain, with its chain-id, in chain-id.json.';
  expect([...refusedWords(text), ...wrongTerms(text)]).toHaveLength(3);
  // Dates of tables are in the text as well.
  expectClean(pages, (page) => [...refusedWords(proseOf(page), true), ...wrongTerms(proseOf(page))]);
});

test('canonical URLs match the sitemap', () => {
  expectClean(pages, ({document, url}) => {
    const links = findAll('link[rel=canonical]', document).map(({attribs}) => attribs.href);
    return links.join() === url
      ? []
      : [`has the canonical URL ${links.join(' and ')}, the sitemap has ${url}`];
  });
});
