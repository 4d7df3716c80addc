/* Rules of WCAG 2.2 for the HTML of a built page, as far as axe has none. Pure: reads no files. */
import {selectAll} from 'css-select';
import {DomUtils} from 'htmlparser2';
import type {Element, Page} from './page';

/** The elements of a page that a CSS selector matches, in the order of the page. */
export const select = (selector: string, root: Page | Element): readonly Element[] =>
  selectAll<Page | Element, Element>(selector, root.children as Element[]);

/** Texts that say nothing about where a link leads. */
const VAGUE =
  /^(?:click|here|click here|this|this page|link|more|read more|learn more|see more|details|page)$/i;

/** Accessible name of a link: its label, or else its text with the alternatives of its pictures. */
function linkName(link: Element): string {
  const label = link.attribs['aria-label'];
  const pictures = select('img[alt]', link).map(({attribs}) => attribs.alt ?? '');
  return (label ?? [DomUtils.textContent(link), ...pictures].join(' ')).replace(/[\s\u200b]+/g, ' ').trim();
}

/** Criterion 2.4.4: the name of each link says where it leads. */
export function vagueLinks(page: Page): readonly string[] {
  return select('a[href]', page)
    .filter((link) => linkName(link) === '' || VAGUE.test(linkName(link)))
    .map(({attribs}) => `the link to ${attribs.href} has a name that says nothing`);
}

/** Criterion 1.3.1: each table has headers and a name, which a caption or the box around the table gives. */
export function tableProblems(page: Page): readonly string[] {
  return select('main table', page).flatMap((table) => {
    const parent = table.parent as Element | null;
    const name =
      select('caption', table).map(DomUtils.textContent)[0] ?? parent?.attribs?.['aria-label'] ?? '';
    const first = DomUtils.textContent(table).slice(0, 40);
    return [
      ...(select('th', table).length > 0 ? [] : [`a table has no header: ${first}`]),
      ...(name.trim() !== '' && name !== 'Table' ? [] : [`a table has no name: ${first}`]),
    ];
  });
}

/** Criteria 3.1.1 and 3.1.2: the page is in English, and no part of it claims another language. */
export function languageProblems(page: Page): readonly string[] {
  const languages = select('[lang]', page).map(({name, attribs}) => `${name} in ${attribs.lang}`);
  return languages[0] === 'html in en'
    ? languages.filter((one) => !one.endsWith(' in en'))
    : ['has no language'];
}

/** Code that a browser would translate with the page, but for the table of contents, whose entries Docusaurus writes. */
export function translatedCode(page: Page): readonly string[] {
  return select('code:not([translate=no], [translate=no] *, .table-of-contents *)', page).map(
    DomUtils.textContent,
  );
}

/** The section that the breadcrumbs name first, after the home page; empty without breadcrumbs. */
export function sectionOf(page: Page): string {
  return select('.breadcrumbs__item:nth-child(2)', page).map(DomUtils.textContent).join();
}

/** The sections that the navbar marks. */
export function markedSections(page: Page): readonly string[] {
  return select('.navbar__link[aria-current=true]', page).map(DomUtils.textContent);
}

/** The navbar marks the section of the page, and no other. */
export function sectionProblems(page: Page): readonly string[] {
  const marked = markedSections(page).join();
  return marked === sectionOf(page) ? [] : [`is in "${sectionOf(page)}", and the navbar marks "${marked}"`];
}

/** Criterion 2.4.3: no element asks for a place of its own in the Tab order. */
export function tabOrderProblems(page: Page): readonly string[] {
  return select('[tabindex]', page)
    .filter(({attribs}) => Number(attribs.tabindex) > 0)
    .map(({name}) => `${name} has a positive tabindex`);
}

/**
 * Criteria 3.2.3 and 3.2.6: names and targets of the links above and below the content, in their order. The language menu is
 * left out, because it leads to the same page in another language.
 */
export function repeatedLinks(page: Page): readonly string[] {
  return select('.navbar a:not(.dropdown__link), .footer a', page).map(
    (link) => `${linkName(link)} ${link.attribs.href}`,
  );
}

/** Criterion 2.4.2: the title of a page, empty if it has none. */
export function titleOf(page: Page): string {
  return select('title', page).map(DomUtils.textContent)[0]?.trim() ?? '';
}
