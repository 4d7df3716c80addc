/* The parsed HTML of a page, and what all that read it share. */
import {compile, selectAll, selectOne} from 'css-select';
import {DomUtils, type parseDocument} from 'htmlparser2';

/** A parsed HTML document. */
export type Dom = ReturnType<typeof parseDocument>;

/** A node of a document. */
export type DomNode = Dom['children'][number];

/** An element of a document. */
export type DomElement = Extract<DomNode, {readonly attribs: unknown}>;

/** Elements that start a line of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set([
  'address', 'article', 'aside', 'blockquote', 'button', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset', 'figcaption',
  'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'summary', 'table',
  'tbody', 'td', 'th', 'thead', 'tr', 'ul',
]); // prettier-ignore

/** The elements in a document or element that match a CSS selector, in reading order. */
export const findAll = (selector: string, {children}: Dom | DomElement): readonly DomElement[] =>
  selectAll<DomNode, DomElement>(selector, children);

/** The first of these elements. */
export const find = (selector: string, {children}: Dom | DomElement): DomElement | undefined =>
  selectOne<DomNode, DomElement>(selector, children) ?? undefined;

/** A test whether an element matches a CSS selector. */
export const matcher = (selector: string): ((element: DomElement) => boolean) =>
  compile<DomNode, DomElement>(selector);

/** The value of an attribute of the first element that matches a CSS selector; empty if there is none. */
export const attribute = (selector: string, name: string, root: Dom): string =>
  find(selector, root)?.attribs[name] ?? '';

/**
 * Text of a node without its skipped parts; `<br>` becomes a line break.
 * @param aroundBlocks what stands before and after the text of an element that starts a line of its own
 */
export function textOf(
  node: DomNode,
  isSkipped: (element: DomElement) => boolean,
  aroundBlocks = '',
): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || isSkipped(node)) return '';
  if (node.name === 'br') return '\n';
  const text = node.children.map((child) => textOf(child, isSkipped, aroundBlocks)).join('');
  return BLOCK_TAGS.has(node.name) ? aroundBlocks + text + aroundBlocks : text;
}

/** Whether an element is the link of a heading to itself. */
export const isHashLink = matcher('.hash-link');

/** Collapses each run of white space to one space and removes zero-width characters. */
export function squash(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
