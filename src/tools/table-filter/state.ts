/*
 * What a reader chose in a filter, and the hash of an address that holds it: `#methods&q=block&purpose=Calls`. The ampersand
 * distinguishes it from an anchor, because no id contains one.
 */

/** A choice that narrows rows down by one column. */
export interface Facet {
  /** Name in the address; neither `q` nor `sort`. */
  readonly name: string;
  readonly label: string;
  /** Title of the column. */
  readonly column: string;
  /** What readers can choose, in the order in which rows are sorted by it. */
  readonly values: readonly string[];
}

/**
 * A reader's choice: the words that a row must hold in `q`, the value of each facet by its name, and in `sort` the column to sort
 * by, as `columnKey` gives it, after a hyphen for descending order. It has only what is chosen.
 */
export type FilterState = Readonly<Record<string, string>>;

/** Maximum length of the text, in characters, in the field and in the address. */
export const MAX_FILTER_TEXT = 200;

/** The title of a column as written in an address: small letters, digits and hyphens. */
export function columnKey(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The hash of an address with a choice; empty if nothing is chosen.
 * @param id of the filter
 */
export function toHash(id: string, state: FilterState): string {
  const values = new URLSearchParams(state).toString();
  return values === '' ? '' : `#${id}&${values}`;
}

/**
 * Reads such a hash. Undefined for every other one.
 * @param id of the filter
 * @param facets its facets; others, and values that they do not have, are left out
 */
export function fromHash(
  hash: string,
  id: string,
  facets: readonly Pick<Facet, 'name' | 'values'>[],
): FilterState | undefined {
  const start = `#${id}&`;
  if (!hash.startsWith(start)) return undefined;
  const isKnown = (name: string, value: string): boolean =>
    name === 'q' || name === 'sort' || facets.some((one) => one.name === name && one.values.includes(value));
  return Object.fromEntries(
    Array.from(new URLSearchParams(hash.slice(start.length)))
      .filter(([name, value]) => isKnown(name, value))
      .map(([name, value]) => [name, value.slice(0, MAX_FILTER_TEXT)]),
  );
}
