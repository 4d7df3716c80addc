/**
 * Shows a modal dialog until the site's own part is ready. Escape or a click beside the content closes it.
 * @param className for its styles; the content has to fill it, because the dialog element itself counts as beside it
 */
export function showModal(className: string, label: string, content: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-label', label);
  dialog.append(content);
  dialog.addEventListener('close', () => dialog.remove());
  // A press inside that is released beside it, as when text is selected, gives a click beside it too.
  let pressed: EventTarget | null;
  dialog.addEventListener('mousedown', ({target}) => (pressed = target));
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
