/**
 * Keeps the focus in an open dialog. After a navigation the framework focuses the top of the page; this gives it back to the input.
 * @param dialog the dialog, whose first `input` gets the focus
 * @returns a function that stops it
 */
export function keepFocus(dialog: HTMLElement): () => void {
  function onFocusIn({target}: FocusEvent): void {
    if (!(target instanceof Element) || dialog.contains(target)) return;
    // a dialog that is closing moves the focus to its button first
    if (target.closest('.DocSearch-Button') !== null) return;
    dialog.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
