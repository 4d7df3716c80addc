/** Rows of tables, items of lists, and what else a component marks as a row. */
const ROW = ':is(tbody tr, li, [data-row])';

/** What can hold rows, and is hidden with them. */
const HOLDERS = 'div, details, ul';

/** Hides rows without all of the words, and then what holds only hidden rows. A disclosure with a row that is left is opened. */
function hideIn(part: HTMLElement, words: readonly string[], subject = ''): readonly HTMLElement[] {
  const rows = Array.from(part.querySelectorAll<HTMLElement>(ROW));
  rows.forEach((row) => {
    const caption = row.closest('table')?.caption?.textContent ?? '';
    const text = `${subject} ${caption} ${row.textContent}`.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  });
  [part, ...Array.from(part.querySelectorAll<HTMLElement>(HOLDERS))].forEach((holder) => {
    if (!holder.querySelector(ROW)) return;
    holder.hidden = !holder.querySelector(`${ROW}:not([hidden])`);
    if (words.length > 0 && holder instanceof HTMLDetailsElement) holder.open = !holder.hidden;
  });
  return rows;
}

/**
 * Shows the rows in which, or in the heading and caption above which, all words of a text stand. Headings with no such row below
 * them are hidden, and other elements with the rows that they introduce, or follow if none comes after them. Of up to three rows, what
 * they fold is opened.
 * @param content its direct children are headings, elements with rows, and what is between them
 * @param text all rows are shown for an empty one
 */
export function filterRows(content: Element, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all: HTMLElement[] = [];
  let headings: readonly HTMLElement[] = [];
  let introductions: HTMLElement[] = [];
  /** Whether what stands between the rows is hidden, as far as they are known. */
  let isHidden = words.length > 0;
  for (const element of Array.from(content.children) as HTMLElement[]) {
    const isHeading = /^H[1-6]$/.test(element.tagName);
    if (isHeading) {
      headings = [...headings.filter(({tagName}) => tagName < element.tagName), element];
      introductions = [];
      isHidden = words.length > 0;
    }
    const rows = isHeading ? [] : hideIn(element, words, headings.at(-1)?.textContent);
    all.push(...rows);
    if (rows.length === 0) {
      element.hidden = isHidden;
      if (!isHeading) introductions.push(element);
      continue;
    }
    isHidden = element.hidden;
    introductions.forEach((introduction) => (introduction.hidden = isHidden));
    introductions = [];
    if (!isHidden) headings.forEach((heading) => (heading.hidden = false));
  }
  const shown = all.filter(({hidden}) => !hidden);
  if (words.length > 0)
    shown.forEach((row) => row.querySelector('details')?.toggleAttribute('open', shown.length < 4));
  return {shown: shown.length, total: all.length};
}
