import {DomUtils} from 'htmlparser2';
import {
  attribute,
  BLOCK_TAGS,
  find,
  findAll,
  matcher,
  squash,
  textOf,
  type Dom,
  type DomElement,
  type DomNode,
} from '../../pages';
import {ALTERNATIVE, type Section} from '../shared/section';

/** What extraction must know about the pages of a site. */
export interface ExtractOptions {
  /** top-level heading for pages outside all sections of the navigation */
  readonly defaultSection: string;
  /** CSS selector of elements that are not content, besides navigation, scripts, forms and `[data-search="skip"]` */
  readonly skipped: string;
  /** anchors of sections that only link elsewhere, which are not indexed */
  readonly skippedAnchors: readonly string[];
}

const SKIPPED = [
  'nav, script, style, svg, footer, noscript, template, select, input, iframe, form',
  '[role="tablist"], [aria-hidden="true"], [data-search="skip"], .hash-link',
  '.theme-doc-toc-mobile, .theme-doc-breadcrumbs, .theme-doc-footer, .pagination-nav, .table-of-contents',
].join(', ');

/** Maximum length of one piece of text, in characters; the rest is cut. */
const MAX_TEXT = 1500;
const DEEPEST = 6;

type IsSkipped = (element: DomElement) => boolean;

/** A section to which text is added, and the headings down to its own with their levels, 0 for the top-level heading. */
interface Place {
  readonly section: Section & {readonly texts: string[]; readonly code: string[]};
  readonly path: readonly (readonly [level: number, title: string])[];
}

/** Collects the sections of one page while its elements are walked in reading order. */
class PageSections {
  readonly sections: Section[] = [];
  /** the section of the last heading */
  private heading: Place | undefined;
  /** the same, or an entry below it: a term of a list, a table row */
  private place: Place | undefined;
  private inline = '';

  constructor(
    private readonly route: string,
    private readonly group: string,
  ) {}

  /** Adds inline text, preceded by `between` unless it is the first text of its block. */
  text(text: string, between = ''): void {
    this.inline += (this.inline.trim() === '' ? '' : between) + text;
  }

  /** Ends a run of inline text. */
  flush(): void {
    const text = squash(this.inline).replace(/^[,:] ?|(?: ·)+$/g, '');
    this.inline = '';
    if (/[\p{L}\p{N}]/u.test(text)) this.place?.section.texts.push(text.slice(0, MAX_TEXT));
  }

  /** Adds the text of a code block. */
  code(text: string): void {
    this.flush();
    if (text !== '') this.place?.section.code.push(text.slice(0, MAX_TEXT));
  }

  private open(level: number, title: string, anchor: string | null): Place {
    const above = this.heading?.path ?? [[0, this.group]];
    const path = [...above.filter(([upper]) => upper < level), [level, title] as const];
    const url = anchor === null ? this.route : `${this.route}#${anchor}`;
    const headings = path.map(([, text]) => text);
    const place: Place = {path, section: {url, headings, phrases: [], texts: [], code: []}};
    this.sections.push(place.section);
    return place;
  }

  /** Starts the section of a heading, which lasts until the next heading. */
  startSection(level: number, title: string, anchor: string | null): void {
    this.flush();
    this.heading = this.place = this.open(level, title, anchor);
  }

  /** Starts an entry below the last heading; its title is searchable text as well. */
  startEntry(title: string, anchor: string): void {
    this.flush();
    if (!this.heading) return;
    this.heading.section.texts.push(title);
    const [level] = this.heading.path[this.heading.path.length - 1];
    this.place = this.open(Math.min(DEEPEST, level + 1), title, anchor);
  }

  /** Ends an entry. What its title left of a text, such as `(viem), code 4902`, is its last text. */
  endEntry(): void {
    this.flush();
    const texts = this.place === this.heading ? [] : (this.place?.section.texts ?? []);
    if (/^[^\p{Lu}\p{N}]/u.test(texts[0] ?? '')) texts.push(...texts.splice(0, 1));
    this.place = this.heading;
  }
}

/** Label of the top-level navigation entry that contains the page. */
function groupOf(document: Dom): string | undefined {
  const entry =
    find('.menu__link--sublist.menu__link--active', document) ?? find('.navbar__link--active', document);
  return entry && squash(DomUtils.textContent(entry));
}

/** The level of a heading that can be linked to, and its anchor (null for the page's title). */
function headingOf(element: DomElement): {level: number; anchor: string | null} | undefined {
  const level = Number(/^h([1-6])$/.exec(element.name)?.[1]);
  if (!level) return undefined;
  const link = find('a[href^="#"]', element)?.attribs.href;
  const anchor = element.attribs.id ?? link?.slice(1) ?? null;
  return level === 1 || anchor !== null ? {level, anchor} : undefined;
}

const ROW_LINK = 'a[id][data-search="skip"]';
/** A row or list item with a link to itself that has its id, which is not that of a row inside of it. */
const isLinked = matcher(`:is(li, tr):has(${ROW_LINK}):not(:has(:is(li, tr):has(${ROW_LINK})))`);

/**
 * The anchor of an element that can be linked to but is no heading, and what names it: a term; the bold code or else the first cell of
 * a table row that has an id, or a link to itself that has one; the same of such a list item. A row of data with an id and a link
 * without one is none: it is found with its table.
 */
function entryOf(element: DomElement): {anchor: string; names: readonly DomNode[]} | undefined {
  const {name, attribs, children} = element;
  const cell = name === 'tr' ? children.find(DomUtils.isTag) : element;
  const hasId = name === 'dt' || (name === 'tr' && !find('a[data-search="skip"]', element));
  const anchor = isLinked(element) ? find(ROW_LINK, element)?.attribs.id : hasId ? attribs.id : undefined;
  if (anchor === undefined || !cell) return undefined;
  const codes = findAll('strong code', cell);
  return {anchor, names: codes.length > 0 ? codes : [cell]};
}

function walk(node: DomNode, page: PageSections, isSkipped: IsSkipped): void {
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
  const isCell = node.name === 'td' || node.name === 'th';
  const isBlock = BLOCK_TAGS.has(node.name) && !isCell;
  if (isBlock) page.flush();
  if (isCell) page.text('', ' · ');
  if (node.name === 'br') page.text(' ');
  const entry = entryOf(node);
  const titles = entry?.names.map((name) => squash(textOf(name, isSkipped))) ?? [];
  if (entry) page.startEntry(titles.join(ALTERNATIVE), entry.anchor);
  // the definition that follows a term belongs to the term
  if (entry?.names.includes(node)) return;
  for (const child of node.children)
    walk(child, page, (part) => isSkipped(part) || entry?.names.includes(part) === true);
  if (isBlock) page.flush();
  if (entry || node.name === 'dl') page.endEntry();
}

/**
 * Sections of one built page. A section belongs to a heading, or to an entry below it that has an id: a term of a definition list,
 * a table row.
 * @param route path of the page without base URL
 */
export function extractSections(document: Dom, route: string, options: ExtractOptions): Section[] {
  const main = find('main', document);
  if (!main) return [];
  const page = new PageSections(route, groupOf(document) ?? options.defaultSection);
  walk(main, page, matcher(`${SKIPPED}, ${options.skipped}`));
  page.flush();
  const skipped = options.skippedAnchors.map((anchor) => `${route}#${anchor}`);
  const [first, ...rest] = page.sections.filter(({url}) => !skipped.includes(url));
  if (first === undefined) return [];
  const description = squash(attribute('meta[name="description"]', 'content', document));
  const isRepeated = page.sections.some(({texts}) => texts.some((text) => text.includes(description)));
  return [isRepeated ? first : {...first, texts: [description, ...first.texts]}, ...rest];
}
