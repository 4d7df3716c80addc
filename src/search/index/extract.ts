import {DomUtils, parseDocument} from 'htmlparser2';
import {cut, squash} from '../engine/text';
import {MAX_CONTENT, type Hierarchy, type HeadingLevel, type SearchRecord} from '../engine/records';

type Dom = ReturnType<typeof parseDocument>;
type DomNode = Dom['children'][number];
type DomElement = Extract<DomNode, {readonly attribs: unknown}>;

/** What the pages of a site look like. */
export interface ExtractOptions {
  /** top-level heading of pages that are in no section of the navigation */
  readonly defaultSection: string;
}

const SKIPPED_TAGS = new Set([
  'nav', 'script', 'style', 'svg', 'footer', 'noscript', 'template', 'select', 'input', 'iframe', 'form',
]); // prettier-ignore
const SKIPPED_CLASS =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-breadcrumbs|theme-doc-footer|pagination-nav|theme-edit-this-page|menu|navbar|table-of-contents|token-line-number|codeLineNumber\S*)(?:\s|$)/;
const BLOCK_TAGS = new Set([
  'address', 'article', 'aside', 'blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure',
  'header', 'hr', 'li', 'main', 'ol', 'p', 'section', 'summary', 'table', 'caption', 'thead', 'tbody', 'tr', 'ul',
]); // prettier-ignore

const isElement = (node: DomNode): node is DomElement => DomUtils.isTag(node);

function childrenOf(node: DomNode | Dom): readonly DomNode[] {
  return DomUtils.hasChildren(node) ? node.children : [];
}

/** First element, in document order, that `test` accepts. */
function find(node: DomNode | Dom, test: (element: DomElement) => boolean): DomElement | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && test(child)) return child;
    const below = find(child, test);
    if (below) return below;
  }
  return undefined;
}

function hasClass(element: DomElement, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Buttons say what they do, not what the page is about; but the API reference puts method and path on one. */
function isPlainButton(element: DomElement): boolean {
  return (
    element.name === 'button' &&
    !/^\s*(?:get|post|put|patch|delete)\s*\//i.test(DomUtils.textContent(element))
  );
}

function isSkipped(element: DomElement): boolean {
  if (isPlainButton(element)) return true;
  const {class: names = '', 'aria-hidden': hidden, 'data-search': search} = element.attribs;
  return (
    SKIPPED_TAGS.has(element.name) || SKIPPED_CLASS.test(names) || hidden === 'true' || search === 'skip'
  );
}

/** Text of a node without what is skipped; `<br>` is a line break. */
function textOf(node: DomNode): string {
  if (DomUtils.isText(node)) return node.data;
  if (isElement(node)) {
    if (node.name === 'br') return '\n';
    if (isSkipped(node)) return '';
  }
  return childrenOf(node).map(textOf).join('');
}

function metaOf(document: Dom, name: string): string | undefined {
  return find(
    document,
    ({name: tag, attribs}) => tag === 'meta' && (attribs.name === name || attribs.property === name),
  )?.attribs.content;
}

/** Top-level entry of the navigation that a page is in. */
function sectionOf(document: Dom): string | undefined {
  const sidebar = find(
    document,
    (element) => hasClass(element, 'menu__link--sublist') && hasClass(element, 'menu__link--active'),
  );
  const navbar = find(document, (element) => hasClass(element, 'navbar__link--active'));
  const entry = sidebar ?? navbar;
  return entry && squash(textOf(entry));
}

function rootOf(document: Dom): DomElement | undefined {
  return find(document, (element) => element.name === 'main');
}

const NO_HEADINGS = {lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Collects the records of one page while its elements are walked in reading order. */
class PageRecords {
  readonly records: SearchRecord[] = [];
  private hierarchy: Hierarchy;
  private anchor: string | null = null;
  private inline = '';

  constructor(
    private readonly route: string,
    private readonly facets: Pick<SearchRecord, 'language' | 'docusaurus_tag' | 'version'>,
    section: string,
  ) {
    this.hierarchy = {lvl0: section, ...NO_HEADINGS};
  }

  private push(type: SearchRecord['type'], content: string | null, code: boolean): void {
    const url = this.anchor === null ? this.route : `${this.route}#${this.anchor}`;
    this.records.push({
      objectID: `${this.records.length}-${url}`,
      type,
      hierarchy: this.hierarchy,
      content: content === null ? null : cut(content, MAX_CONTENT),
      url,
      anchor: this.anchor,
      ...this.facets,
      code,
    });
  }

  text(text: string): void {
    this.inline += text;
  }

  /** Ends a run of inline text. */
  flush(): void {
    const content = squash(this.inline);
    this.inline = '';
    if (/[\p{L}\p{N}]/u.test(content)) this.content(content);
  }

  content(content: string, code = false): void {
    if (this.hierarchy.lvl1 !== '') this.push('content', content, code);
  }

  heading(level: HeadingLevel, title: string, anchor: string | null): void {
    if (level > 1 && this.hierarchy.lvl1 === '') return;
    const entries = Object.entries(this.hierarchy).filter(([key]) => Number(key.slice(3)) < level);
    const kept = Object.fromEntries(entries) as Partial<Hierarchy>;
    this.hierarchy = {
      lvl0: this.hierarchy.lvl0,
      ...NO_HEADINGS,
      ...kept,
      [`lvl${level}`]: title,
    };
    this.anchor = anchor;
    this.push(`lvl${level}`, null, false);
  }
}

function headingLevel(element: DomElement): HeadingLevel | undefined {
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  return level === undefined ? undefined : (Number(level) as HeadingLevel);
}

function codeText(element: DomElement): string {
  return textOf(element).split('\n').map(squash).filter(Boolean).join('\n');
}

function walk(node: DomNode, page: PageRecords, anchor: string | null): void {
  if (DomUtils.isText(node)) {
    page.text(node.data);
    return;
  }
  if (!isElement(node) || isSkipped(node)) return;
  const level = headingLevel(node);
  const id = node.attribs.id ?? anchor;
  if (level !== undefined && (level === 1 || id !== null)) {
    page.flush();
    page.heading(level, squash(textOf(node)), level === 1 && node.attribs.id === undefined ? null : id);
    return;
  }
  if (node.name === 'pre') {
    page.flush();
    const code = codeText(node);
    if (code !== '') page.content(code, true);
    return;
  }
  const block = BLOCK_TAGS.has(node.name) || level !== undefined;
  if (block) page.flush();
  if (node.name === 'td' || node.name === 'th') page.text(' · ');
  if (node.name === 'button') page.flush();
  if (node.name === 'br') page.text(' ');
  for (const child of childrenOf(node)) walk(child, page, node.attribs['data-section-id'] ?? anchor);
  if (block) page.flush();
}

function isHidden(document: Dom): boolean {
  return /noindex/i.test(metaOf(document, 'robots') ?? '');
}

/**
 * Records of one finished page in DocSearch v3 shape; none for a page that search engines are told not to index.
 * Navigation, hash links, line numbers, buttons and whatever carries `data-search="skip"` are left out.
 * @param route path of the page without base URL
 */
export function extractRecords(html: string, route: string, options: ExtractOptions): SearchRecord[] {
  const document = parseDocument(html);
  const root = rootOf(document);
  if (root === undefined || isHidden(document)) return [];
  const page = new PageRecords(
    route,
    {
      language: metaOf(document, 'docsearch:language') ?? 'en',
      docusaurus_tag: metaOf(document, 'docsearch:docusaurus_tag') ?? 'default',
      version: metaOf(document, 'docsearch:version') ?? '',
    },
    sectionOf(document) ?? options.defaultSection,
  );
  walk(root, page, null);
  page.flush();
  const description = squash(metaOf(document, 'description') ?? '');
  const first = page.records[0];
  const repeated = page.records.some(({content}) => content?.includes(description) ?? false);
  if (first === undefined || description === '' || repeated) return page.records;
  return [
    first,
    {...first, objectID: `d-${route}`, type: 'content', content: description},
    ...page.records.slice(1),
  ];
}
