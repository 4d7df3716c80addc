import {readBlocks, textOf, type PageBlock, type PageRow} from './read';
import {passes, shownBlocks, sortRows} from './rows';
import {columnKey, type Facet, type FilterState} from './state';

/** The parts of a page that a filter works on. */
export interface FilterParts {
  readonly form: HTMLFormElement;
  /** Holds the tables, with what is between them. */
  readonly content: HTMLElement;
  readonly facets: readonly Facet[];
}

/** Works on the static rows of a page: it hides and moves them, and makes none. */
export type FilterController = ReturnType<typeof createFilterController>;

/** What applying a filter leaves of the rows. */
export type FilterOutcome = ReturnType<FilterController['apply']>;

const NEXT: Readonly<Record<string, string>> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

function sortedHeader(content: HTMLElement): HTMLElement | null {
  return content.querySelector('[aria-sort="ascending"], [aria-sort="descending"]');
}

function isDescending(header: HTMLElement | null): boolean {
  return header?.getAttribute('aria-sort') === 'descending';
}

function order(
  {rows}: PageBlock,
  title: string | undefined,
  descending: boolean,
  facets: readonly Facet[],
): void {
  const column = title !== undefined && rows[0] && title in rows[0].cells ? title : undefined;
  const wanted = sortRows(rows, column, descending, facets);
  const parent = wanted[0]?.element.parentElement;
  if (!parent || wanted.every(({element}, index) => parent.children[index] === element)) return;
  parent.append(...wanted.map(({element}) => element));
}

/** Reads the page's rows once. They are static: React renders them, and does not touch them again. */
export function createFilterController({form, content, facets}: FilterParts) {
  const blocks = readBlocks(content);
  const all = blocks.flatMap(({rows}) => rows);
  const sortable = Array.from(content.querySelectorAll<HTMLElement>('th[aria-sort]'));
  const controls = Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'));

  /** What the controls say. */
  const read = (): FilterState => {
    const header = sortedHeader(content);
    const filled = controls.filter(({value}) => value.trim() !== '');
    return {
      ...Object.fromEntries(filled.map(({name, value}) => [name, value])),
      ...(header && {sort: `${isDescending(header) ? '-' : ''}${columnKey(textOf(header))}`}),
    };
  };

  /** Shows the rows that the controls ask for, in the order that they ask for. */
  const apply = () => {
    const state = read();
    const header = sortedHeader(content);
    const descending = isDescending(header);
    /** Title of the column that the rows are sorted by. */
    const sortedBy = header ? textOf(header) : undefined;
    all.forEach((row) => {
      row.element.hidden = !passes(row, state, facets);
    });
    const isShown = ({element}: PageRow): boolean => !element.hidden;
    const stay = shownBlocks(blocks.map(({level, rows}) => ({level, passes: rows.some(isShown)})));
    const filtered = Object.keys(state).some((name) => name !== 'sort');
    blocks.forEach((block, index) => {
      block.element.hidden = filtered && !stay[index];
      order(block, sortedBy, descending, facets);
    });
    const shown = all.filter(isShown).length;
    return {shown, total: all.length, empty: !filtered && !header, sortedBy, descending};
  };

  const setSort = (header: HTMLElement | undefined, direction: string): void =>
    sortable.forEach((one) => one.setAttribute('aria-sort', one === header ? direction : 'none'));

  return {
    read,
    apply,
    /** Puts a choice into the controls. */
    write(state: FilterState): void {
      controls.forEach((control) => {
        control.value = state[control.name] ?? '';
      });
      const [, hyphen, key] = /^(-?)(.*)$/.exec(state.sort ?? '') ?? [];
      const header = sortable.find((one) => columnKey(textOf(one)) === key);
      setSort(header, hyphen ? 'descending' : 'ascending');
    },
    /** Sets the next sort order of a column: ascending, descending, page order. */
    cycleSort: (header: HTMLElement) =>
      setSort(header, NEXT[header.getAttribute('aria-sort') ?? 'none'] ?? 'none'),
  };
}
