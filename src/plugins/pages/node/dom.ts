import type {parseDocument} from 'htmlparser2';

/** A parsed HTML document. */
export type Dom = ReturnType<typeof parseDocument>;

/** A node of a document. */
export type DomNode = Dom['children'][number];

/** An element of a document. */
export type DomElement = Extract<DomNode, {readonly attribs: unknown}>;

/** Collapses each run of white space to one space and removes zero-width characters. */
export function squash(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
