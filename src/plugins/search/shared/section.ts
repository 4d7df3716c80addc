/** A search result candidate: a heading or entry with the text below it, up to the next one. Texts are plain, not HTML. */
export interface Section {
  /** path with anchor, without base URL: `/users/transactions#quota` */
  readonly url: string;
  /** the label of the page's group, the page's title, by which results are grouped, then the headings down to the section's own */
  readonly headings: readonly string[];
  /** words under which readers look for it; searched but never shown */
  readonly phrases: readonly string[];
  readonly texts: readonly string[];
  /** text of the code blocks, which weighs less than prose */
  readonly code: readonly string[];
}

/** Between the titles of a section that has several, such as the messages of two libraries for one error. */
export const ALTERNATIVE = ' · ';

/** Content of the index file. */
export interface SearchIndex {
  /** groups of synonymous phrases */
  readonly synonyms: readonly (readonly string[])[];
  readonly sections: readonly Section[];
}

/** Path of the index file, relative to the site's root. */
export const INDEX_FILE = 'search-index.json';

/** The heading of a section. */
export function titleOf({headings}: Section): string {
  return headings.at(-1) ?? '';
}

/** Names of the headings of a hit, from the top. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The headings of a hit as the hosted service names them; null where there is none. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<(typeof LEVELS)[number], 'lvl0' | 'lvl1'>, string | null>>;

/** Names headings as the hosted service does. */
export function hierarchyOf(headings: readonly string[]): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, at) => [level, headings[at] ?? null])) as Hierarchy;
}
