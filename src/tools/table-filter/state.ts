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

/** A reader's choice. */
export interface FilterState {
  /** Words that a row must hold, each of them. */
  readonly text: string;
  /** Chosen values by the name of the facet; none for a facet without a choice. */
  readonly facets: Readonly<Record<string, string>>;
  /** Column to sort by, as `columnKey` gives it; empty for the order of the page. */
  readonly sort: string;
  readonly descending: boolean;
}

/** Nothing chosen. */
export const NO_FILTER: FilterState = {text: '', facets: {}, sort: '', descending: false};

/** Maximum length of the text, in characters, in the field and in the address. */
export const MAX_FILTER_TEXT = 200;

const DESCENDING = '-';

/** Whether nothing is chosen, so that no row is hidden or moved. */
export function isEmpty({text, facets, sort}: FilterState): boolean {
  return text.trim() === '' && sort === '' && Object.keys(facets).length === 0;
}

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
  if (isEmpty(state)) return '';
  const {text, facets, sort, descending} = state;
  const values = new URLSearchParams();
  if (text.trim() !== '') values.set('q', text.slice(0, MAX_FILTER_TEXT));
  Object.keys(facets).forEach((name) => values.set(name, facets[name] ?? ''));
  if (sort !== '') values.set('sort', (descending ? DESCENDING : '') + sort);
  return `#${id}&${values.toString()}`;
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
  const values = new URLSearchParams(hash.slice(start.length));
  const sort = values.get('sort') ?? '';
  const chosen = facets.flatMap(({name, values: known}) => {
    const value = values.get(name);
    return value !== null && known.includes(value) ? [[name, value] as const] : [];
  });
  return {
    text: (values.get('q') ?? '').slice(0, MAX_FILTER_TEXT),
    facets: Object.fromEntries(chosen),
    sort: sort.startsWith(DESCENDING) ? sort.slice(1) : sort,
    descending: sort.startsWith(DESCENDING),
  };
}
