/** A choice that narrows rows down by one column. */
export interface Facet {
  /** Name in the address; neither `q` nor `sort`. */
  readonly name: string;
  readonly label: string;
  /** Title of the column; the label if not given. */
  readonly column?: string;
  /** What readers can choose, in the order in which rows are sorted by it. */
  readonly values: readonly string[];
}

/** A row or list item of the page. */
interface Row {
  readonly element: HTMLElement;
  /** All its text in lower case, with its heading and caption where the filter is for several tables. */
  readonly text: string;
  /** Texts of its cells by the title of the column; none for a list item. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A direct child of the filtered part of a page. */
interface Block {
  readonly element: HTMLElement;
  /** The headings that it stands below, and itself if it is one. */
  readonly headings: readonly HTMLElement[];
  readonly rows: readonly Row[];
}

/** What a choice leaves of the rows. */
export interface Outcome {
  readonly shown: number;
  readonly total: number;
  /** Column and direction of the order, such as "Gas, ascending"; empty for the order of the page. */
  readonly order: string;
}

/** Selects the rows of tables and the items of lists, but not the tabs of code samples. */
const ROWS = 'tbody tr, li:not([role="tab"])';

const collator = new Intl.Collator('en', {numeric: true});

/** Text of an element as a reader sees it, without its buttons and what they announce. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('button, [role="status"]').forEach((part) => part.remove());
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The title of a column as written in an address: small letters, digits and hyphens. */
function columnKey(header: Element): string {
  return textOf(header)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readRows(block: Element, subject: string): readonly Row[] {
  const titles = Array.from(block.querySelectorAll('thead th'), textOf);
  return Array.from(block.querySelectorAll<HTMLElement>(ROWS), (element) => {
    const cells = Array.from(element.children, textOf);
    // Cells have no space between them in the text of their row.
    const text = titles.length > 0 ? cells.join(' ') : textOf(element);
    return {
      element,
      text: `${subject} ${text}`.toLowerCase(),
      cells: Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])),
    };
  });
}

/** Reads the filtered part of a page. Where several blocks have rows, a row is found by its heading and caption too. */
export function readBlocks(part: Element): readonly Block[] {
  const elements = Array.from(part.children).filter((child) => child instanceof HTMLElement);
  const several = elements.filter((element) => element.querySelector(ROWS)).length > 1;
  let headings: readonly HTMLElement[] = [];
  return elements.map((element) => {
    if (/^H[1-6]$/.test(element.tagName))
      headings = [...headings.filter(({tagName}) => tagName < element.tagName), element];
    const heading = headings.at(-1)?.textContent ?? '';
    const caption = element.querySelector('caption')?.textContent ?? '';
    return {element, headings, rows: readRows(element, several ? `${heading} ${caption}` : '')};
  });
}

function isValue(cell: string, value: string): boolean {
  return cell === value || cell.startsWith(`${value} `);
}

/** Whether a row holds every word of the text, and its cells are, or begin with, the values of the facets. */
function passes({text, cells}: Row, choice: URLSearchParams, facets: readonly Facet[]): boolean {
  const words = (choice.get('q') ?? '').toLowerCase().split(/\s+/);
  return (
    words.every((word) => text.includes(word)) &&
    facets.every(({name, label, column = label}) => {
      const value = choice.get(name);
      return value === null || isValue(cells[column] ?? '', value);
    })
  );
}

/** The number that a cell begins with, in hexadecimal or without the commas between thousands; NaN for a text. */
function numberIn(cell: string): number | bigint {
  const hex = /^0x[0-9a-f]+/i.exec(cell);
  return hex ? BigInt(hex[0]) : Number.parseFloat(cell.replace(/(\d),(?=\d{3})/g, '$1'));
}

/** Compares two cells as numbers, or else as texts. */
function compareCells(a: string, b: string): number {
  const [x, y] = [numberIn(a), numberIn(b)];
  if (x < y) return -1;
  if (x > y) return 1;
  return x === y ? 0 : collator.compare(a, b);
}

/** Rows in the order of a column, as its facet has the values; equal ones keep the order of the page in both directions. */
function sortRows(rows: readonly Row[], title: string, sign: number, facets: readonly Facet[]) {
  const values = facets.find(({label, column = label}) => column === title)?.values ?? [];
  const place = (cell: string): number => values.findIndex((value) => isValue(cell, value));
  const compare = (a: string, b: string): number => place(a) - place(b) || compareCells(a, b);
  return rows.slice().sort((a, b) => sign * compare(a.cells[title] ?? '', b.cells[title] ?? ''));
}

/**
 * Shows the rows that a choice asks for, in its order, below their headings.
 * @param choice the words that a row must hold in `q`, the value of each facet by its name, and in `sort` the column to sort by,
 *   after a hyphen for descending order; it has only what is chosen
 */
export function applyChoice(
  blocks: readonly Block[],
  choice: URLSearchParams,
  facets: readonly Facet[],
): Outcome {
  const [, hyphen, sorted] = /^(-?)(.*)/.exec(choice.get('sort') ?? '') ?? [];
  const direction = hyphen ? 'descending' : 'ascending';
  const isFiltered = Array.from(choice.keys()).some((name) => name !== 'sort');
  let order = '';
  blocks.forEach(({element, headings, rows}) => {
    rows.forEach((row) => (row.element.hidden = !passes(row, choice, facets)));
    const isShown = rows.some((row) => !row.element.hidden);
    element.hidden = isFiltered && !isShown;
    if (isShown) headings.forEach((heading) => (heading.hidden = false));
    if (isFiltered && isShown && element instanceof HTMLDetailsElement) element.open = true;
    let ordered = rows;
    const headers = element.querySelectorAll('th[aria-sort]');
    headers.forEach((header) => {
      const isSorted = columnKey(header) === sorted;
      header.setAttribute('aria-sort', isSorted ? direction : 'none');
      if (!isSorted) return;
      order = `${textOf(header)}, ${direction}`;
      ordered = sortRows(rows, textOf(header), hyphen ? -1 : 1, facets);
    });
    if (headers.length > 0) rows[0]?.element.parentElement?.append(...ordered.map((row) => row.element));
  });
  const all = blocks.flatMap(({rows}) => rows);
  return {shown: all.filter((row) => !row.element.hidden).length, total: all.length, order};
}

/** What `sort` becomes when a header is pressed: its column, then in descending order, then nothing. */
export function nextSort(sort: string, header: Element): string {
  const key = columnKey(header);
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? '' : key;
}
