/*
 * Rules for the content of built pages and of their sources. Each rule takes text and returns its problems, one line each.
 * Pure: reads no files.
 */
import {DomUtils, parseDocument} from 'htmlparser2';
import {splitFences} from '../../src/facts/fences';

/** A built page. */
export type Page = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Node = Element['children'][number];

/** Minimum and maximum length of a description, in characters; search engines cut longer ones. */
export const DESCRIPTION = {least: 50, most: 160} as const;

/** Maximum number of words in the first paragraph. */
export const FIRST_PARAGRAPH_WORDS = 60;

/** Heading of the last section of every page. */
export const LAST_SECTION = 'Next steps';

/** Maximum number of links in that section. */
export const NEXT_STEPS = 3;

/** Parses HTML as a browser would, because the minifier omits optional tags. */
export function parsePage(html: string): Page {
  return parseDocument(html, {lowerCaseTags: true});
}

function all(root: Page | Element, ...names: readonly string[]): readonly Element[] {
  return DomUtils.findAll((element) => names.includes(element.name), root.children);
}

function one(root: Page | Element, test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, root.children) ?? undefined;
}

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

function meta(page: Page, key: string): string | undefined {
  return one(page, ({name, attribs}) => name === 'meta' && attribs.name === key)?.attribs.content;
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

/** Rule: the front matter has a title and a description; without one, Docusaurus silently uses the first paragraph. */
export function frontMatterProblems(source: string): readonly string[] {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  const missing = ['title', 'description']
    .filter((key) => !new RegExp(`^${key}: *['"]?[^\\s'"]`, 'm').test(front))
    .map((key) => `has no ${key} in its front matter`);
  const tags = Array.from(front.matchAll(/<\/?[a-z][^>]*>/gi), ([tag]) => `has ${tag} in its front matter`);
  return [...missing, ...tags];
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

/** Number of pictures in files on a page. */
export function imageCount(page: Page): number {
  return all(page, 'img').length;
}

/**
 * Rule: pictures in files have a size, so that no text moves when they load. Those below the first section wait until they are
 * near, and those in the content are not of a format that AVIF and WebP make smaller.
 */
export function imageProblems(page: Page): readonly string[] {
  const main = one(page, ({name}) => name === 'main');
  const content = main ? all(main, 'h2', 'img') : [];
  const below = content.slice(content.findIndex(({name}) => name === 'h2') + 1 || content.length);
  return all(page, 'img').flatMap((image) => {
    const {src = '', width, height, loading} = image.attribs;
    const hasSize = [width, height].every((size) => /^[1-9]\d*$/.test(size ?? ''));
    const isLate = below.includes(image) && loading !== 'lazy';
    const isLarge = content.includes(image) && /\.(?:png|jpe?g|gif)$/i.test(src);
    return [
      ...(hasSize ? [] : [`has ${src} without width and height`]),
      ...(isLate ? [`loads ${src} below the first section at once`] : []),
      ...(isLarge ? [`shows ${src}, which is neither AVIF nor WebP nor SVG`] : []),
    ];
  });
}

/** URL of the first `<link>` in the head with this relation, for example `icon`. */
export function linkOf(page: Page, relation: string): string | undefined {
  return one(page, ({name, attribs}) => name === 'link' && attribs.rel === relation)?.attribs.href;
}

/** Whether a page is noindex. */
export function isUnindexed(page: Page): boolean {
  return /\bnoindex\b/.test(meta(page, 'robots') ?? '');
}

/** The policy in a page, for hosts that set no headers. */
export function policyOf(page: Page): string | undefined {
  return one(page, isPolicy)?.attribs.content;
}

const isPolicy = ({name, attribs}: Element): boolean =>
  name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'content-security-policy';

/** Rule: a page has one policy, in its head, before everything that it governs. */
export function policyProblems(page: Page): readonly string[] {
  const order = all(page, 'meta', 'link', 'script', 'style', 'base', 'img', 'body');
  const governed = order.findIndex((element) => element.name !== 'meta');
  const places = order.flatMap((element, index) => (isPolicy(element) ? [index] : []));
  if (places.length !== 1) return [`has ${places.length} policies`];
  return (places[0] ?? 0) < governed ? [] : [`has its policy after <${order[governed]?.name}>`];
}

const LOADS: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Resources and connections of a page to other origins. Links do not count. */
export function foreignResources(page: Page, origin: string): readonly string[] {
  return all(page, ...Object.keys(LOADS)).flatMap(({name, attribs}) =>
    (LOADS[name] ?? [])
      .flatMap((key) => {
        const value = attribs[key] ?? '';
        return key.endsWith('srcset') ? value.split(/,\s+|(?<=\s[\d.]+[wx]),/) : [value];
      })
      .map((value) => value.trim().split(/\s+/)[0] ?? '')
      .filter(
        (value) => value !== '' && new URL(value, origin).origin !== origin && !value.startsWith('data:'),
      )
      .map((value) => `<${name}${attribs.rel ? ` rel="${attribs.rel}"` : ''}> reaches ${value}`),
  );
}

/** Rule: style sheets keep their cascade layers, without a polyfill that raises specificity. */
export function layerProblems(css: string): readonly string[] {
  return [
    ...(/@layer\b/.test(css) ? [] : ['has no @layer']),
    ...(/:not\(#\\?#\)/.test(css) ? ['holds :not(#\\#), the polyfill of cascade layers'] : []),
  ];
}

/** Targets of all links in a Markdown source, outside of fences. */
export function markdownLinks(source: string): readonly string[] {
  const prose = splitFences(source)
    .map(({kind, text}) => (kind === 'fence' ? '' : text))
    .join('');
  const inline = prose.matchAll(/\]\(\s*<?([^\s<>()]+(?:\([^\s()]*\)[^\s<>()]*)*)>?(?:\s+["'][^)]*|\s*)\)/g);
  const references = prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)/gm);
  const attributes = prose.matchAll(/\b(?:href|to)=["']([^"']+)["']/g);
  return [inline, references, attributes].flatMap((found) => Array.from(found, ([, target]) => target ?? ''));
}

/**
 * Rule: links to Markdown files point to existing files; the build only warns about others.
 * @param file path of the source, relative to the docs folder
 * @param exists whether a path relative to the docs folder is a file
 */
export function markdownLinkProblems(
  file: string,
  source: string,
  exists: (path: string) => boolean,
): readonly string[] {
  return markdownLinks(source)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target) && /\.mdx?(?:[?#]|$)/i.test(target))
    .filter((target) => {
      const {pathname} = new URL(target.replace(/^@site\/docs\//, '/'), `file:///${file}`);
      return !exists(decodeURIComponent(pathname).slice(1));
    })
    .map((target) => `${file} links to ${target}, which does not exist`);
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `\\b(?:(?:${MONTH}) (?:\\d{1,2}, )?\\d{4}|20\\d{2}-\\d{2}(?:-\\d{2})?|(?:in|of|since|from|until|before|after) 20\\d{2})\\b`,
  'g',
);

/** Dates typed in a source, outside of fences, instead of printed from a fact. */
export function typedDates(source: string): readonly string[] {
  const prose = splitFences(source).map(({kind, text}) => (kind === 'fence' ? '' : text));
  return Array.from(prose.join('').matchAll(DATE), ([date]) => date);
}

/** URL of the home page, with a trailing slash. @param urls all pages of the sitemap */
export function rootOf(urls: readonly string[]): string {
  return urls.reduce((shortest, url) => (url.length < shortest.length ? url : shortest)).replace(/\/?$/, '/');
}

/** Route of a docs page: its slug, or its path in the folder without extension. */
export function routeOf(file: string, source: string): string {
  const slug = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1]?.match(/^slug: *['"]?([^\s'"]+)/m)?.[1];
  return slug ?? `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
