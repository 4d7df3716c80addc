import type {Facet, FilterState} from './state';

/** What a row or list item says, as the filter sees it. */
export interface RowText {
  /** All its text, with that of its table's caption and heading where the filter is for several tables. */
  readonly text: string;
  /** Texts of its cells by the title of the column; none for a list item. */
  readonly cells: Readonly<Record<string, string>>;
}

const collator = new Intl.Collator('en', {numeric: true});

function isValue(cell: string, value: string): boolean {
  return cell === value || cell.startsWith(`${value} `);
}

/**
 * Whether a row passes. It holds every word of the text, whatever the case, and its cell is, or begins with, the value of
 * each facet.
 */
export function passes({text, cells}: RowText, state: FilterState, facets: readonly Facet[]): boolean {
  const whole = text.toLowerCase();
  const words = (state.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => whole.includes(word)) &&
    facets.every(({name, column}) => {
      const value = state[name];
      return value === undefined || isValue(cells[column] ?? '', value);
    })
  );
}

/** The number that a cell begins with, without the commas between thousands; NaN for a text. */
function numberIn(cell: string): number {
  return Number.parseFloat(cell.replace(/(\d),(?=\d{3})/g, '$1'));
}

/**
 * Compares two cells of a column, for ascending order: by their place among the values of the column's facet, as numbers,
 * or else as texts.
 */
export function compareCells(a: string, b: string, values: readonly string[] = []): number {
  const place = (cell: string): number => values.findIndex((value) => isValue(cell, value));
  if (place(a) >= 0 && place(b) >= 0) return place(a) - place(b) || collator.compare(a, b);
  const difference = numberIn(a) - numberIn(b);
  return Number.isNaN(difference) ? collator.compare(a, b) : difference;
}

/**
 * Rows in the order of a choice; equal ones keep the order of the page.
 * @param title of the column to sort by; undefined for the order of the page
 */
export function sortRows<Row extends RowText>(
  rows: readonly Row[],
  title: string | undefined,
  descending: boolean,
  facets: readonly Facet[],
): readonly Row[] {
  if (title === undefined) return rows;
  const values = facets.find(({column}) => column === title)?.values;
  const sign = descending ? -1 : 1;
  return rows.slice().sort((a, b) => sign * compareCells(a.cells[title] ?? '', b.cells[title] ?? '', values));
}

/** A block of the page: its level when it is a heading, else 0, and whether a row in it passes. */
export interface Block {
  readonly level: number;
  readonly passes: boolean;
}

/** Which blocks stay while rows are filtered: those with a row that passes, and the headings that they stand below. */
export function shownBlocks(blocks: readonly Block[]): readonly boolean[] {
  return blocks.map(({level, passes: own}, index) => {
    if (level === 0) return own;
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex((block) => block.level > 0 && block.level <= level);
    return rest.slice(0, end < 0 ? undefined : end).some((block) => block.passes);
  });
}
