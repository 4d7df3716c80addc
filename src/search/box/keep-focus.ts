/**
 * Keeps the focus in an open dialog: what a page that arrives meanwhile takes away (the framework focuses the top of
 * each new page) goes back to the input.
 * @param root the dialog; its input is the first `input` in it
 * @returns the function that stops
 */
export function keepFocus(root: HTMLElement): () => void {
  function onFocusIn({target}: FocusEvent): void {
    if (!(target instanceof Element) || root.contains(target)) return;
    // the box is about to close: it gives the focus back to its button first
    if (target.closest('.DocSearch-Button') !== null) return;
    root.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
