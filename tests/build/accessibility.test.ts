/* Rules of WCAG 2.2 for the HTML of the built pages, as far as axe has none. */
import {DomUtils} from 'htmlparser2';
import {expect, test} from 'vitest';
import {find, findAll, squash, type Dom, type DomElement} from '../../src/plugins/pages';
import {allPages} from './built-pages';

// Readers do not see a page that leads to another one.
const pages = allPages().filter(({document}) => !find('meta[http-equiv=refresh]', document));

const texts = (selector: string, page: Dom | DomElement): readonly string[] =>
  findAll(selector, page).map((element) => DomUtils.textContent(element).trim());

/** Runs a rule on pages, and expects no problems; a failure names page and problem. */
function expectClean(rule: (page: Dom) => readonly string[], among = pages): void {
  expect(among.length).toBeGreaterThan(30);
  const problems = among.flatMap(({route, document}) =>
    rule(document).map((problem) => `${route}: ${problem}`),
  );
  expect(problems).toEqual([]);
}

/** Accessible name of a link: its label, or else its text with the alternatives of its pictures. */
function linkName(link: DomElement): string {
  const pictures = findAll('img[alt]', link).map(({attribs}) => attribs.alt ?? '');
  return squash(link.attribs['aria-label'] ?? [DomUtils.textContent(link), ...pictures].join(' '));
}

/** Texts that say nothing about where a link leads. */
const VAGUE =
  /^(?:|click|here|click here|this|this page|link|more|read more|learn more|see more|details|page)$/i;

test('each link says where it leads (2.4.4)', () => {
  expectClean((page) =>
    findAll('a[href]', page)
      .filter((link) => VAGUE.test(linkName(link)))
      .map(({attribs}) => `the link to ${attribs.href} has a name that says nothing`),
  );
});

test('the skip link leads into the main part, also without scripts (2.4.1)', () => {
  expectClean((page) => {
    const href = find('a', page)?.attribs.href ?? '';
    return find(`main[id="${href.slice(1)}"], main [id="${href.slice(1)}"]`, page)
      ? []
      : [`it leads to ${href}`];
  });
});

test('each table has headers, and a name from its caption or the box around it (1.3.1)', () => {
  expectClean((page) =>
    findAll('main table', page).flatMap((table) => {
      const around = table.parent as DomElement;
      const name = texts('caption', table)[0] ?? around.attribs['aria-label'] ?? '';
      const first = squash(DomUtils.textContent(table)).slice(0, 40);
      return [
        ...(texts('th', table).some(Boolean) ? [] : [`a table has no header: ${first}`]),
        ...(name !== '' && name !== 'Table' ? [] : [`a table has no name: ${first}`]),
      ];
    }),
  );
});

test('browsers that translate the page leave code as it is', () => {
  // Docusaurus writes the entries of the table of contents.
  const translated =
    'code:not([translate=no], [translate=no] *, .table-of-contents *, .theme-doc-toc-mobile *)';
  expectClean((page) => texts(translated, page));
});

test('the navbar marks the section of the page, which its breadcrumbs name first, and no other', () => {
  // The breadcrumbs of the home page name the page itself.
  const inside = pages.filter(({route}) => route !== '/');
  expectClean((page) => {
    const marked = texts('.navbar__link[aria-current=true]', page).join();
    const section = texts('.breadcrumbs__item:nth-child(2)', page).join();
    return marked === section ? [] : [`is in "${section}", and the navbar marks "${marked}"`];
  }, inside);
});

test('no two pages have the same title (2.4.2)', () => {
  const titles = pages.map(({document}) => texts('head > title', document)[0] ?? '');
  expect(titles).not.toContain('');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the links above and below the content, also those to help, are the same in the same order (3.2.3, 3.2.6)', () => {
  // The language menu leads to the same page in another language.
  const [first, ...others] = pages.map(({document}) =>
    findAll('.navbar a:not(.dropdown__link), .footer a', document).map(
      (link) => `${linkName(link)} ${link.attribs.href}`,
    ),
  );
  expect(first?.some((link) => link.startsWith('Discord'))).toBe(true);
  expect(others.filter((links) => links.join() !== first?.join())).toEqual([]);
});
