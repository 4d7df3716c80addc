/*
 * DocSearch 3 gives its modal the role "button", puts the combobox on it instead of on the input, and nests links and
 * buttons in options. This corrects the finished elements: a dialog, a combobox with a grid, rows with cells.
 */

function set(element: Element | null | undefined, attributes: Readonly<Record<string, string | null>>): void {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function correctDialog(root: HTMLElement, label: string): void {
  set(root, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': label,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
    tabindex: '-1',
  });
}

function correctInput(root: HTMLElement): void {
  const lists = Array.from(root.querySelectorAll<HTMLElement>('.DocSearch-Hits ul'), ({id}) => id);
  set(root.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-haspopup': 'grid',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.length > 0 ? lists.join(' ') : null,
  });
}

function correctLists(root: HTMLElement): void {
  for (const section of Array.from(root.querySelectorAll('.DocSearch-Hits'))) {
    const title = section.querySelector('.DocSearch-Hit-source');
    set(section.querySelector('ul'), {
      role: 'grid',
      'aria-label': title?.textContent ?? '',
      'aria-labelledby': null,
    });
    for (const item of Array.from(section.querySelectorAll('li'))) set(item, {role: 'row'});
    for (const button of Array.from(section.querySelectorAll('button')))
      set(button, {'aria-label': button.title});
  }
  for (const icon of Array.from(root.querySelectorAll('.DocSearch-Dropdown svg'))) {
    set(icon, {'aria-hidden': 'true'});
  }
}

/** Corrects roles and names of an open modal. `label` names the dialog. Safe to call again at any time. */
export function correctSemantics(root: HTMLElement, label: string): void {
  correctDialog(root, label);
  correctLists(root);
  correctInput(root);
}

/** Keeps an open modal corrected while its content changes; returns the function that stops. */
export function keepSemantics(root: HTMLElement, label: string): () => void {
  const correct = (): void => correctSemantics(root, label);
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
