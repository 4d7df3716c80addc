/**
 * DocSearch 3 gives its container the role of a button, in which screen readers see no content. Call it once: React does not
 * write attributes that do not change.
 */
export function correctContainer(dialog: Element): void {
  const container = dialog.querySelector('.DocSearch-Container');
  for (const name of ['role', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
    container?.removeAttribute(name);
  container?.setAttribute('tabindex', '-1');
}

/**
 * Makes rows of a grid from DocSearch's list of options, which may not hold links and buttons, and removes its references to lists that
 * it does not have.
 * @param cell a cell of a row that has been added
 */
export function toGrid(cell: HTMLElement | null): void {
  cell?.closest('li')?.setAttribute('role', 'row');
  const list = cell?.closest('ul');
  list?.setAttribute('role', 'grid');
  list?.removeAttribute('aria-labelledby');
  list?.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
  document
    .querySelectorAll('.DocSearch-Container, .DocSearch-Input')
    .forEach((element) => element.removeAttribute('aria-controls'));
}

/**
 * Keeps the focus in an open dialog. After a navigation the framework focuses the top of the page; this gives it back to the input.
 * So does the search field of the first script, which returns the focus to where it was.
 * @param dialog the dialog, whose first `input` gets the focus
 * @param origin gets the element outside of the dialog that had the focus
 * @returns a function that stops it
 */
export function keepFocus(dialog: Element, origin: {current: Element | null}): () => void {
  function onFocusIn({target}: FocusEvent): void {
    if (!(target instanceof Element) || dialog.contains(target) || target.closest('dialog')) return;
    origin.current = target;
    dialog.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}

/** Lets the arrow keys go from the field of a dialog to the links to pages below, and around, where there are no rows. */
export function moveToLinks(this: HTMLElement, event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined || this.querySelector('.DocSearch-Hit')) return;
  const all = this.querySelectorAll<HTMLElement>('.DocSearch-Input, nav a');
  const stops = Array.from(all).filter(({offsetParent}) => offsetParent);
  const place = stops.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  stops.at((place + step) % stops.length)?.focus();
}

/**
 * Makes Enter in the field of a dialog wait for the answer to what is typed, unless the reader types on.
 * @param running settles with the search that runs, if one does
 * @returns a listener for the capturing phase
 */
export function holdEnter(running: () => Promise<unknown> | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    const {key, target: field, repeat} = event;
    const answer = running();
    if (key !== 'Enter' || !answer || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const {value} = field;
    const press = (): void => {
      if (field.value === value) field.dispatchEvent(new KeyboardEvent('keydown', event));
    };
    // DocSearch takes the answer over in the same task.
    if (!repeat) void answer.then(() => setTimeout(press));
  };
}
