/**
 * Keeps the focus in an open dialog. The framework focuses the top of a page that arrives; the input takes it back.
 * @param dialog its first `input` takes the focus
 * @returns the function that stops it
 */
export function keepFocus(dialog: HTMLElement): () => void {
  function onFocusIn({target}: FocusEvent): void {
    if (!(target instanceof Element) || dialog.contains(target)) return;
    // the dialog is about to close: it focuses its button first
    if (target.closest('.DocSearch-Button') !== null) return;
    dialog.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
