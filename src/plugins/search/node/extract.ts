import {DomUtils} from 'htmlparser2';
import {
  attribute,
  BLOCK_TAGS,
  find,
  matcher,
  squash,
  textOf,
  type Dom,
  type DomElement,
  type DomNode,
} from '../../pages';
import type {Section} from '../shared/section';

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
  /** the same, or an entry below it: a term of a list, a table row, a question */
  place: Place | undefined;
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
    const text = squash(this.inline).replace(/(?: ·)+$/, '');
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

  /** Starts the section of a heading, which lasts until the next heading. Those above the page's title are left out. */
  startSection(level: number, title: string, anchor: string | null): void {
    this.flush();
    if (level === 1 || this.heading) this.heading = this.place = this.open(level, title, anchor);
  }

  /** Starts an entry below the last heading; its title is searchable text as well. It ends with `leave`. */
  startEntry(title: string, anchor: string): void {
    this.flush();
    if (!this.heading) return;
    this.heading.section.texts.push(title);
    const [level] = this.heading.path[this.heading.path.length - 1];
    this.place = this.open(Math.min(DEEPEST, level + 1), title, anchor);
  }

  /** Ends the entries that started when `entered` was the place, unless a heading came in between. */
  leave(entered: Place | undefined): void {
    if (this.place === entered) return;
    this.flush();
    if (this.place !== this.heading) this.place = entered;
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
  const parent = element.parent !== null && DomUtils.isTag(element.parent) ? element.parent : null;
  const details = parent?.name === 'summary' ? (parent.parent as DomElement | null) : null;
  const anchor = element.attribs.id ?? link?.slice(1) ?? details?.attribs.id ?? null;
  return level === 1 || anchor !== null ? {level, anchor} : undefined;
}

/**
 * The id and the naming element of an entry, which can be linked to but is not a heading: a term, a table row, a `<details>`.
 * A row whose link to itself carries `data-search="skip"` is none: it is found with its table.
 */
function entryOf(element: DomElement): {id: string | undefined; name: DomNode | undefined} | undefined {
  const {name, attribs, children} = element;
  if (name === 'dt') return {id: attribs.id, name: element};
  if (name === 'tr') {
    if (find('a[data-search="skip"]', element)) return undefined;
    const cell = children.find(DomUtils.isTag);
    return {id: attribs.id ?? cell?.attribs.id ?? (cell && find('[id]', cell)?.attribs.id), name: cell};
  }
  if (name !== 'details') return undefined;
  const summary = children.filter(DomUtils.isTag).find((child) => child.name === 'summary');
  const heading = summary && find('h1, h2, h3, h4, h5, h6', summary);
  return {id: heading ? undefined : attribs.id, name: summary};
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
  const {place} = page;
  const {id, name} = entryOf(node) ?? {};
  if (id !== undefined && name !== undefined) page.startEntry(squash(textOf(name, isSkipped)), id);
  // the definition that follows a term belongs to the term
  if (id !== undefined && name === node) return;
  for (const child of node.children) if (id === undefined || child !== name) walk(child, page, isSkipped);
  page.leave(place);
  if (isBlock) page.flush();
}

/**
 * Sections of one built page. A section belongs to a heading, or to an entry below it that has an id: a term of a definition list,
 * a table row, a `<details>`.
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
