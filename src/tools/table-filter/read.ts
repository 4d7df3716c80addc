import type {RowText} from './rows';

/** A row or list item of the page. */
export interface PageRow extends RowText {
  readonly element: HTMLElement;
}

/** A direct child of the filtered part of a page, with the rows in it. */
export interface PageBlock {
  readonly element: HTMLElement;
  /** Level of a heading, else 0. */
  readonly level: number;
  readonly rows: readonly PageRow[];
}

/** Selects the rows of tables and the items of lists, but not the tabs of code samples. */
const ROWS = 'tbody tr, li:not([role="tab"])';

/** Text of an element as a reader sees it, without its buttons and what they announce. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('button, [role="status"]').forEach((part) => part.remove());
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function rowsOf(block: HTMLElement, subject: string): readonly PageRow[] {
  const titles = Array.from(block.querySelectorAll('thead th'), textOf);
  const rows = Array.from(block.querySelectorAll<HTMLElement>(ROWS));
  return rows.map((element) => {
    const cells = Array.from(element.children, textOf);
    return {
      element,
      // Cells have no space between them in the text of their row.
      text: `${subject} ${titles.length > 0 ? cells.join(' ') : textOf(element)}`,
      cells: Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])),
    };
  });
}

/** The blocks of the filtered part of a page. Where it has several with rows, a row is found by its heading and caption too. */
export function readBlocks(part: Element): readonly PageBlock[] {
  const elements = Array.from(part.children).filter((child) => child instanceof HTMLElement);
  const several = elements.filter((element) => element.querySelector(ROWS)).length > 1;
  let heading = '';
  return elements.map((element) => {
    const level = Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (level > 0) heading = textOf(element);
    const caption = element.querySelector('caption')?.textContent ?? '';
    return {element, level, rows: rowsOf(element, several ? `${heading} ${caption}` : '')};
  });
}
