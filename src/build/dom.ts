import type {parseDocument} from 'htmlparser2';

/** A parsed HTML document. */
export type Dom = ReturnType<typeof parseDocument>;

/** A node of a document. */
export type DomNode = Dom['children'][number];

/** An element of a document. */
export type DomElement = Extract<DomNode, {readonly attribs: unknown}>;
