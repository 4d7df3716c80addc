function isBeside({clientX, clientY, target}: MouseEvent, dialog: Element): boolean {
  // The browser names the dialog as the target of an event on the backdrop, too.
  if (target !== dialog) return false;
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Closes a modal dialog when the reader presses beside it.
 * @returns a function that stops this
 */
export function closeOnBackdropClick(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  // A press inside that is released beside it, as when text is selected, gives a click beside it too.
  let pressed = false;
  dialog.addEventListener('mousedown', (event) => (pressed = isBeside(event, dialog)), {signal});
  dialog.addEventListener('click', (event) => pressed && isBeside(event, dialog) && dialog.close(), {signal});
  return () => controller.abort();
}
