/*
 * DocSearch 3 gives its modal the role "button", puts the combobox on it instead of on the input, and nests links and
 * buttons in options. This corrects the rendered elements: a combobox with a grid of rows and cells.
 */

function set(element: Element | null | undefined, attributes: Readonly<Record<string, string | null>>): void {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function correctContainer(dialog: Element): void {
  set(dialog.querySelector('.DocSearch-Container'), {
    role: null,
    tabindex: '-1',
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  });
}

function correctInput(dialog: Element): void {
  const lists = Array.from(dialog.querySelectorAll('.DocSearch-Hits ul'), ({id}) => id);
  set(dialog.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-haspopup': 'grid',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.length > 0 ? lists.join(' ') : null,
  });
}

function correctLists(dialog: Element): void {
  for (const section of Array.from(dialog.querySelectorAll('.DocSearch-Hits'))) {
    const title = section.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    set(section.querySelector('ul'), {role: 'grid', 'aria-label': title, 'aria-labelledby': null});
    for (const item of Array.from(section.querySelectorAll('li'))) set(item, {role: 'row'});
    for (const button of Array.from(section.querySelectorAll('button'))) {
      set(button, {'aria-label': button.title});
    }
  }
  for (const icon of Array.from(dialog.querySelectorAll('.DocSearch-Dropdown svg'))) {
    set(icon, {'aria-hidden': 'true'});
  }
}

/**
 * Corrects the roles and names of an open modal, and again whenever its content changes.
 * @param dialog the element around DocSearch's modal
 * @returns a function that stops it
 */
export function keepSemantics(dialog: Element): () => void {
  function correct(): void {
    correctContainer(dialog);
    correctLists(dialog);
    correctInput(dialog);
  }
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(dialog, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
