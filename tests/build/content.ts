/* Rules for the content of built pages. Each rule takes a page or text and returns its problems, one line each. Pure: reads no files. */
import {DomUtils} from 'htmlparser2';
import {all, meta, one, type Element, type Page} from './page';

type Node = Element['children'][number];

/** Minimum and maximum length of a description, in characters; search engines cut longer ones. */
export const DESCRIPTION = {least: 50, most: 160} as const;

/** Maximum number of words in the first paragraph. */
export const FIRST_PARAGRAPH_WORDS = 60;

/** Heading of the last section of every page. */
export const LAST_SECTION = 'Next steps';

/** Maximum number of links in that section. */
export const NEXT_STEPS = 3;

/** Text of a node, with collapsed white space and without hash links. */
function textOf(node: Node | readonly Node[]): string {
  const nodes = Array.isArray(node) ? (node as readonly Node[]) : [node as Node];
  return nodes
    .map((child): string => {
      if (DomUtils.isText(child)) return child.data;
      if (!('children' in child)) return '';
      if ('attribs' in child && child.attribs.class?.split(' ').includes('hash-link')) return '';
      return textOf(child.children);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The description that search engines show. */
export function descriptionOf(page: Page): string | undefined {
  return meta(page, 'description');
}

/** Rule: there is a description without markup, neither too short nor too long. */
export function descriptionProblems(description: string | undefined): readonly string[] {
  if (description === undefined || description.trim() === '') return ['has no description'];
  const {length} = Array.from(description);
  const fits = length >= DESCRIPTION.least && length <= DESCRIPTION.most;
  if (/<\/?[a-z][^>]*>/i.test(description)) return [`its description has markup: "${description}"`];
  return fits ? [] : [`its description has ${length} characters: "${description}"`];
}

/** Rule: descriptions are unique. @param descriptions by page */
export function duplicateDescriptions(descriptions: ReadonlyMap<string, string>): readonly string[] {
  const pages = new Map<string, string[]>();
  descriptions.forEach((text, page) => pages.set(text, [...(pages.get(text) ?? []), page]));
  return Array.from(pages)
    .filter(([, sharing]) => sharing.length > 1)
    .map(([text, sharing]) => `${sharing.join(', ')} share the description "${text}"`);
}

/** Rule: a page has its own title, not only the name of the site. */
export function titleProblems(page: Page): readonly string[] {
  const title = one(page, ({name}) => name === 'title');
  const own = title ? textOf(title).split('|')[0]?.trim() : '';
  return own ? [] : ['has no title'];
}

/** Rule: the last section is "Next steps", with one to three links. */
export function nextStepProblems(page: Page): readonly string[] {
  const main = one(page, ({name}) => name === 'main');
  const last = main && all(main, 'h2').at(-1);
  if (!last) return ['has no h2'];
  if (textOf(last) !== LAST_SECTION)
    return [`ends with the section "${textOf(last)}", not "${LAST_SECTION}"`];
  const section: Element[] = [];
  for (let node = last.next; node; node = node.next) if (DomUtils.isTag(node)) section.push(node);
  const links = section.flatMap((element) => (element.name === 'a' ? [element] : all(element, 'a')));
  const count = links.filter(({attribs}) => attribs.href).length;
  return count >= 1 && count <= NEXT_STEPS
    ? []
    : [`"${LAST_SECTION}" has ${count || 'no'} link${count > 1 ? 's' : ''}`];
}

/** The first paragraph of a page's content. */
export function firstParagraph(page: Page): string | undefined {
  const main = one(page, ({name}) => name === 'main');
  const paragraph = main && one(main, (element) => element.name === 'p' && textOf(element) !== '');
  return paragraph && textOf(paragraph);
}

/**
 * Text of an element, with a space for each element that is left out.
 * @param skip whether to leave an element out
 * @param after what follows the text of an element inside
 */
function textWithout(element: Element, skip: (child: Element) => boolean, after = ''): string {
  return element.children
    .map((child) => {
      if (DomUtils.isText(child)) return child.data;
      return DomUtils.isTag(child) && !skip(child) ? textWithout(child, skip, after) + after : ' ';
    })
    .join('');
}

/** The text of a page's content, without code. */
export function mainText(page: Page): string {
  const main = one(page, ({name}) => name === 'main');
  return main ? textWithout(main, ({name}) => ['pre', 'code'].includes(name), ' ') : '';
}

/** ISO dates in prose, without those in tables, code and the collapsed sources. */
export function isoDates(page: Page): readonly string[] {
  const main = one(page, ({name}) => name === 'main');
  const left = (element: Element): boolean =>
    ['table', 'pre', 'code', 'time'].includes(element.name) || element.attribs['data-sources'] !== undefined;
  return main
    ? Array.from(textWithout(main, left).matchAll(/\b20\d\d-\d\d(?:-\d\d)?\b/g), ([date]) => date)
    : [];
}

/** Rule: there is a first paragraph, and it is short. */
export function firstParagraphProblems(text: string | undefined): readonly string[] {
  if (text === undefined) return ['has no paragraph'];
  const words = text.split(/\s+/).length;
  return words <= FIRST_PARAGRAPH_WORDS ? [] : [`its first paragraph has ${words} words`];
}

/** Rule: the canonical URL of a page is the one in the sitemap. */
export function canonicalProblems(page: Page, url: string): readonly string[] {
  const links = all(page, 'link').filter(({attribs}) => attribs.rel === 'canonical');
  if (links.length !== 1) return [`has ${links.length} canonical URLs`];
  const canonical = links[0]?.attribs.href;
  return canonical === url ? [] : [`its canonical URL is ${canonical}, the sitemap's is ${url}`];
}

/** Whether a page is noindex. */
export function isUnindexed(page: Page): boolean {
  return /\bnoindex\b/.test(meta(page, 'robots') ?? '');
}
