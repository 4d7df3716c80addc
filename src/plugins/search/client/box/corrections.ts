type Attributes = Readonly<Record<string, string | null>>;

/**
 * DocSearch 3 gives its modal the role "button", puts the combobox on it instead of on the input, and nests links and buttons in
 * options. With these attributes it is a combobox with a grid of rows and cells. null removes an attribute.
 */
const CORRECTED: Readonly<Record<string, (element: Element) => Attributes>> = {
  '.DocSearch-Container': () => ({
    role: null,
    tabindex: '-1',
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  }),
  '.DocSearch-Hits ul': ({previousElementSibling}) => ({
    role: 'grid',
    'aria-label': previousElementSibling?.textContent ?? '',
    'aria-labelledby': null,
  }),
  '.DocSearch-Hits li': () => ({role: 'row'}),
  '.DocSearch-Hits button': (button) => ({'aria-label': button.getAttribute('title')}),
  '.DocSearch-Dropdown svg': () => ({'aria-hidden': 'true'}),
  '.DocSearch-Input': () => {
    const lists = Array.from(document.querySelectorAll('.DocSearch-Hits ul'), ({id}) => id);
    return {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.join(' ') || null,
    };
  },
};

function correct(dialog: Element): void {
  for (const [selector, attributesOf] of Object.entries(CORRECTED)) {
    for (const element of Array.from(dialog.querySelectorAll(selector))) {
      for (const [name, value] of Object.entries(attributesOf(element))) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
}

/**
 * Corrects the roles and names of an open modal, and again whenever its content changes.
 * @param dialog the element around DocSearch's modal
 * @returns a function that stops it
 */
export function keepSemantics(dialog: Element): () => void {
  correct(dialog);
  const observer = new MutationObserver(() => correct(dialog));
  observer.observe(dialog, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}

/**
 * Keeps the focus in an open dialog. After a navigation the framework focuses the top of the page; this gives it back to the input.
 * So does the search field of the first script, which returns the focus to where it was.
 * @param dialog the dialog, whose first `input` gets the focus
 * @param origin gets the element outside of the dialog that had the focus
 * @returns a function that stops it
 */
export function keepFocus(dialog: Element, origin: {current: HTMLElement | null}): () => void {
  function onFocusIn({target}: FocusEvent): void {
    if (!(target instanceof HTMLElement) || dialog.contains(target) || target.closest('dialog')) return;
    origin.current = target;
    dialog.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}

/**
 * Lets the arrow keys go on from the last row of an open dialog, or from the field if there are no rows, to the links to pages below,
 * and around. A character that is typed on such a link goes into the field.
 * @param dialog the element around DocSearch's modal
 * @returns a function that stops it
 */
export function keepArrows(dialog: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const {key, target, isComposing, altKey, ctrlKey, metaKey} = event;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[key] ?? 0;
    const stops = Array.from(dialog.querySelectorAll<HTMLElement>('.DocSearch-Input, nav a')).filter(
      ({offsetParent}) => offsetParent,
    );
    const place = stops.indexOf(target as HTMLElement);
    if (place > 0 && key.length === 1) stops[0].focus();
    if (step === 0 || place < 0 || stops.length === 1) return;
    const rows = dialog.querySelectorAll('.DocSearch-Hit');
    const isOnRow = place === 0 && rows.length > 0;
    if (isOnRow && !(step > 0 && rows[rows.length - 1].ariaSelected === 'true')) return;
    event.preventDefault();
    event.stopPropagation();
    stops.at((place + step) % stops.length)?.focus();
  }
  // Before DocSearch, which moves among its rows.
  dialog.addEventListener('keydown', onKeyDown, {capture: true});
  return () => dialog.removeEventListener('keydown', onKeyDown, {capture: true});
}
