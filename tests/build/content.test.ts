import {createRequire} from 'node:module';
import {beforeAll, describe, expect, test} from 'vitest';
import {builtPages, docsSources, expectClean, readBuilt, type Built} from './built-pages';
import {
  canonicalProblems,
  descriptionOf,
  descriptionProblems,
  duplicateDescriptions,
  firstParagraph,
  firstParagraphProblems,
  isoDates,
  isUnindexed,
  mainText,
  nextStepProblems,
  titleProblems,
} from './content';
import {parsePage} from './page';

const GOOD_TEXT = 'A description that says what a reader will be able to do after it.';

describe('the rules find', () => {
  const html = (body: string, head = '') =>
    parsePage(`<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`);
  const main = (body: string) => html(`<main><h1>Title</h1>${body}</main>`);

  test('a missing description, and one that is too short or too long', () => {
    expect(descriptionProblems(descriptionOf(html('')))).toEqual(['has no description']);
    expect(descriptionProblems(descriptionOf(html('', '<meta name=description content=" ">')))).toHaveLength(
      1,
    );
    expect(descriptionProblems(`<Term id="gas">Gas</Term> ${GOOD_TEXT}`)).toHaveLength(1);
    expect(descriptionProblems('x'.repeat(49))).toHaveLength(1);
    expect(descriptionProblems('x'.repeat(161))).toHaveLength(1);
    for (const length of [50, 160]) expect(descriptionProblems('x'.repeat(length))).toEqual([]);
    expect(
      descriptionProblems(descriptionOf(html('', `<meta name=description content="${GOOD_TEXT}">`))),
    ).toEqual([]);
  });

  test('a duplicate description', () => {
    const pages = (second: string) =>
      new Map([
        ['/a', GOOD_TEXT],
        ['/b', second],
      ]);
    expect(duplicateDescriptions(pages(GOOD_TEXT))).toEqual([`/a, /b share the description "${GOOD_TEXT}"`]);
    expect(duplicateDescriptions(pages(`${GOOD_TEXT}.`))).toEqual([]);
  });

  test('a missing title, or one that is only the site name', () => {
    expect(titleProblems(html(''))).toHaveLength(1);
    expect(titleProblems(html('', '<title> | Docs</title>'))).toHaveLength(1);
    expect(titleProblems(html('', '<title>Status | Docs</title>'))).toEqual([]);
  });

  test('a last section without links', () => {
    expect(nextStepProblems(main('<p>x</p>'))).toEqual(['has no h2']);
    expect(nextStepProblems(main('<h2>Next steps</h2><a href=/x>x</a><h2>See also</h2>'))).toHaveLength(1);
    expect(nextStepProblems(main('<h2>Next steps</h2><ul><li>Read on.</ul>'))).toEqual([
      '"Next steps" has no link',
    ]);
    expect(nextStepProblems(main(`<h2>Next steps</h2>${'<a href=/x>x</a>'.repeat(4)}`))).toEqual([
      '"Next steps" has 4 links',
    ]);
    expect(
      nextStepProblems(
        main('<div><h2>Next steps<a class=hash-link href=#n>#</a></h2></div><a href=/pager>Next</a>'),
      ),
    ).toHaveLength(1);
    expect(
      nextStepProblems(
        main('<h2>A</h2><h2>Next steps<a class=hash-link href=#n>#</a></h2><ul><li><a href=/x>x</a></ul>'),
      ),
    ).toEqual([]);
  });

  test('a missing or too long first paragraph', () => {
    const problems = (text: string) =>
      firstParagraphProblems(firstParagraph(main(`<p></p><p>${text}</p><p>You.</p>`)));
    expect(problems(`You ${'read '.repeat(60)}`)).toEqual(['its first paragraph has 61 words']);
    expect(problems('Look up a <b>limit</b>.')).toEqual([]);
    expect(firstParagraphProblems(firstParagraph(main('')))).toEqual(['has no paragraph']);
  });

  test('an ISO date in prose, but not in a table, in code or in the sources', () => {
    const table = '<table><tr><td>2025-08-11</table><code>2025-08-11</code>';
    const sources = '<details data-sources><time datetime=2025-08-11>August 2025</time> 2025-08</details>';
    expect(isoDates(main(`<p>It moved on <b>2025-08-11</b>.</p>${table}${sources}`))).toEqual(['2025-08-11']);
    expect(isoDates(main(`<p>It moved in August 2025.</p>${table}${sources}`))).toEqual([]);
  });

  test('a canonical URL that is missing, duplicated or of another page', () => {
    const link = (href: string) => `<link rel=canonical href=${href} />`;
    const at = 'https://example.org/a';
    expect(canonicalProblems(html(''), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(at) + link(at)), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(`${at}/`)), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(at)), at)).toEqual([]);
  });
});

const {refusedWords, wrongTerms} = createRequire(__filename)('../prose/style.cjs') as Readonly<
  Record<'refusedWords' | 'wrongTerms', (text: string, inTable?: boolean) => readonly string[]>
>;

describe('the built site:', () => {
  let built: ReadonlyMap<string, Built> = new Map();
  const sources = docsSources();

  const docs = () => Array.from(sources.values(), ({route}) => [route, built.get(route)] as const);
  const categories = () => Array.from(built).filter(([route]) => route.startsWith('/category/'));

  beforeAll(() => {
    built = builtPages().pages;
  });

  test('the sitemap lists every page of docs/, the categories and the API page, and nothing else', () => {
    expect(sources.size).toBeGreaterThan(0);
    const pages = Array.from(sources.values(), ({route}) => route);
    expect(categories().length).toBeGreaterThan(0);
    const expected = [...pages, ...categories().map(([route]) => route), '/api'].sort();
    expect(Array.from(built.keys()).sort()).toEqual(expected);
    expect(built.has('/search')).toBe(false);
  });

  test('each docs page has a description of 50 to 160 characters', () => {
    expectClean(docs(), (page) => descriptionProblems(descriptionOf(page)));
  });

  test('no two pages share a description', () => {
    const descriptions = new Map(Array.from(built, ([route, {page}]) => [route, descriptionOf(page) ?? '']));
    expect(descriptions.size).toBeGreaterThan(30);
    expect(duplicateDescriptions(descriptions).join('\n')).toBe('');
  });

  test('each category page has a title and a description', () => {
    expectClean(categories(), (page) => [
      ...titleProblems(page),
      ...descriptionProblems(descriptionOf(page)),
    ]);
  });

  test('each page of the sitemap has a title, and so has the not-found page', () => {
    expectClean(built, titleProblems);
    expect(readBuilt('404.html')).toMatch(/<title[^>]*>Page Not Found \| Docs<\/title>/);
  });

  test('each docs page ends with "Next steps" and one to three links', () => {
    expectClean(docs(), nextStepProblems);
  });

  test('the first paragraph of each docs page has 60 words or fewer', () => {
    expectClean(docs(), (page) => firstParagraphProblems(firstParagraph(page)));
  });

  test('dates in prose are written as August 2025; ISO dates are for tables', () => {
    expect(docs().some(([, found]) => found && /20\d\d-\d\d-\d\d/.test(mainText(found.page)))).toBe(true);
    expectClean(docs(), (page) => isoDates(page).map((date) => `says ${date} in prose`));
  });

  test('no page uses a word that the style guide bans, nor does a component', () => {
    expect(refusedWords('You can simply send it.')).toHaveLength(1);
    // Dates of tables are in the text as well.
    expectClean(built, (page) => refusedWords(mainText(page), true));
  });

  test('each page uses the terms of the style guide, as do components', () => {
    expect(
      wrongTerms('The gasless chain, its chain-id and its RPC endpoints, in chain-id.json.'),
    ).toHaveLength(3);
    expectClean(built, (page) => wrongTerms(mainText(page)));
  });

  test('canonical URLs match the sitemap', () => {
    expectClean(built, canonicalProblems);
  });

  test('/search is noindex, no page of the sitemap is', () => {
    expect(isUnindexed(parsePage(readBuilt('search.html')))).toBe(true);
    expectClean(built, (page) => (isUnindexed(page) ? ['is not indexed'] : []));
  });
});
