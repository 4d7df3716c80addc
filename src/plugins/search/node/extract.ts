import {compile, selectOne} from 'css-select';
import {DomUtils, parseDocument} from 'htmlparser2';
import {squash, type Dom, type DomElement, type DomNode} from '../../pages';
import type {HeadingLevel, SearchRecord} from '../shared/records';
import {PageRecords} from './page-records';

/** What extraction must know about the pages of a site. */
export interface ExtractOptions {
  /** top-level heading for pages outside all sections of the navigation */
  readonly defaultSection: string;
  /** CSS selector of elements that are not content, besides navigation, scripts, forms and `[data-search="skip"]` */
  readonly skipped: string;
}

const SKIPPED = [
  'nav, script, style, svg, footer, noscript, template, select, input, iframe, form',
  '[role="tablist"], [aria-hidden="true"], [data-search="skip"], .hash-link',
  '.theme-doc-toc-mobile, .theme-doc-breadcrumbs, .theme-doc-footer, .pagination-nav, .table-of-contents',
].join(', ');

const BLOCK_TAGS = new Set([
  'address', 'article', 'aside', 'blockquote', 'button', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset', 'figcaption',
  'figure', 'header', 'hr', 'li', 'main', 'ol', 'p', 'section', 'summary', 'table', 'caption', 'thead', 'tbody', 'tr', 'ul',
]); // prettier-ignore

/** State of the walk over a page. */
interface Walk {
  readonly page: PageRecords;
  readonly isSkipped: (node: DomNode) => boolean;
}

/** Text of a node without its skipped parts; `<br>` becomes a line break. */
function textOf(node: DomNode, isSkipped: Walk['isSkipped']): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || isSkipped(node)) return '';
  if (node.name === 'br') return '\n';
  return node.children.map((child) => textOf(child, isSkipped)).join('');
}

function metaOf(document: Dom, name: string): string | undefined {
  const selector = `meta[name="${name}"], meta[property="${name}"]`;
  return selectOne<DomNode, DomElement>(selector, document.children)?.attribs.content;
}

/** Label of the top-level navigation entry that contains the page. */
function sectionOf(document: Dom): string | undefined {
  const selectors = ['.menu__link--sublist.menu__link--active', '.navbar__link--active'];
  const [entry] = selectors.flatMap(
    (selector) => selectOne<DomNode, DomElement>(selector, document.children) ?? [],
  );
  return entry && squash(DomUtils.textContent(entry));
}

/** The level of a heading that can be linked to, and its anchor (null for the page's title). */
function headingOf(element: DomElement): {level: HeadingLevel; anchor: string | null} | undefined {
  const level = Number(/^h([1-6])$/.exec(element.name)?.[1]) as HeadingLevel;
  if (!level) return undefined;
  const link = selectOne<DomNode, DomElement>('a[href^="#"]', element.children)?.attribs.href;
  const parent = element.parent !== null && DomUtils.isTag(element.parent) ? element.parent : null;
  const details = parent?.name === 'summary' ? (parent.parent as DomElement | null) : null;
  const anchor = element.attribs.id ?? link?.slice(1) ?? details?.attribs.id ?? null;
  return level === 1 || anchor !== null ? {level, anchor} : undefined;
}

/**
 * The id and the naming element of an entry, which can be linked to but is not a heading: a term, a table row, a `<details>`.
 * A row whose link to itself carries `data-search="skip"` is none.
 */
function entryOf(element: DomElement): {id: string | undefined; name: DomNode | undefined} | undefined {
  const {name, attribs, children} = element;
  if (name === 'dt') return {id: attribs.id, name: element};
  if (name === 'tr') {
    // A row that only has an address is found with its table.
    if (selectOne('a[data-search="skip"]', children)) return undefined;
    const cell = children.find((child) => DomUtils.isTag(child));
    const inCell = cell && selectOne<DomNode, DomElement>('[id]', cell)?.attribs.id;
    return {id: attribs.id ?? inCell, name: cell};
  }
  if (name !== 'details') return undefined;
  const summary = children.find((child) => DomUtils.isTag(child) && child.name === 'summary') as DomElement;
  const heading = summary && selectOne<DomNode, DomElement>('h1, h2, h3, h4, h5, h6', summary.children);
  return {id: heading ? undefined : attribs.id, name: summary};
}

function walk(node: DomNode, to: Walk): void {
  const {page, isSkipped} = to;
  if (DomUtils.isText(node)) page.text(node.data);
  if (!DomUtils.isTag(node) || isSkipped(node)) return;
  const heading = headingOf(node);
  if (heading !== undefined) {
    page.startSection(heading.level, squash(textOf(node, isSkipped)), heading.anchor);
    return;
  }
  if (node.name === 'pre') {
    page.code(textOf(node, isSkipped).split('\n').map(squash).filter(Boolean).join('\n'));
    return;
  }
  const isBlock = BLOCK_TAGS.has(node.name) || /^h[1-6]$/.test(node.name);
  if (isBlock) page.flush();
  if (node.name === 'td' || node.name === 'th') page.text('', ' · ');
  if (node.name === 'br') page.text(' ');
  const place = page.enter();
  const {id, name} = entryOf(node) ?? {};
  if (id !== undefined && name !== undefined) page.startEntry(squash(textOf(name, isSkipped)), id);
  // the definition that follows a term belongs to the term
  if (id !== undefined && name === node) return;
  for (const child of node.children) if (id === undefined || child !== name) walk(child, to);
  page.leave(place);
  if (isBlock) page.flush();
}

/**
 * Records of one built page in DocSearch v3 shape. A record belongs to a heading, or to an entry
 * below it that has an id: a term of a definition list, a table row, a `<details>`.
 * @param route path of the page without base URL
 */
export function extractRecords(html: string, route: string, options: ExtractOptions): SearchRecord[] {
  const document = parseDocument(html);
  const main = selectOne<DomNode, DomElement>('main', document.children);
  if (main === null) return [];
  const facets = {
    language: metaOf(document, 'docsearch:language') ?? 'en',
    docusaurus_tag: metaOf(document, 'docsearch:docusaurus_tag') ?? 'default',
    version: metaOf(document, 'docsearch:version') ?? '',
  };
  const page = new PageRecords(route, facets, sectionOf(document) ?? options.defaultSection);
  walk(main, {page, isSkipped: compile<DomNode, DomElement>(`${SKIPPED}, ${options.skipped}`)});
  page.flush();
  const [first, ...rest] = page.records;
  const description = squash(metaOf(document, 'description') ?? '');
  const repeated = page.records.some(({content}) => content?.includes(description) ?? false);
  if (first === undefined || description === '' || repeated) return page.records;
  return [first, {...first, objectID: `d-${route}`, type: 'content', content: description}, ...rest];
}
