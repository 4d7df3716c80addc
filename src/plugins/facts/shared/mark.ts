/* The mark of a statement that is read in source code. It leads to the place in the list of sources, which says what it means. */

/** Stands after the statement. */
export const MARK = '†';
/** What it means. */
export const MEANING = 'Read in the source code, not run';

/** A place in source code that a mark of a page names. */
export interface Place {
  /** Name of the file in the list of sources, such as `Node: src/lib.rs`. */
  readonly title: string;
  /** Address of the file. */
  readonly href: string;
  /** The lines, such as `3` or `3–5`; empty for the whole file. */
  readonly lines: string;
  /** Address with lines. */
  readonly place: string;
}

/** The anchor of a place in the list of sources. @param index position among the places of the page */
export const placeId = (index: number): string => `source-${index + 1}`;
