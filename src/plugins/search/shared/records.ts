/** Depth of a heading; 1 is the page's title. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Kind of record: a heading of that depth, or a piece of text below one. */
export type RecordType = `lvl${HeadingLevel}` | 'content';

/** The headings above a record; `lvl0` is the top-level heading that results are grouped by. */
export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/** A search record in the shape of DocSearch v3: a heading, or a piece of text below one. Texts are plain, not HTML. */
export interface SearchRecord {
  /** unique; made of the address and the position on the page */
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** text of a content record, null for a heading */
  readonly content: string | null;
  /** path with anchor, without base URL: `/users/transactions#quota` */
  readonly url: string;
  readonly anchor: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  /** whether the text is program code, which weighs less than prose */
  readonly code: boolean;
  /** how readers ask for the section in other words; searched but never shown */
  readonly questions?: readonly string[];
  /** broad words and rare questions that also lead to the section, with a low weight; searched but never shown */
  readonly topics?: readonly string[];
}

/** Maximum length of one piece of text, in characters; the rest is cut. */
export const MAX_CONTENT = 1500;

/** Keys of a hierarchy, from the top. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Depth of the deepest heading in a hierarchy, 1 to 6. */
export function depthOf(hierarchy: Hierarchy): HeadingLevel {
  const depth = hierarchyLevels.filter((level) => hierarchy[level] !== null).length - 1;
  return Math.max(depth, 1) as HeadingLevel;
}

/** A hierarchy that has a top-level heading and the page's title only. */
export function emptyHierarchy(lvl0: string, lvl1 = ''): Hierarchy {
  return {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
}
