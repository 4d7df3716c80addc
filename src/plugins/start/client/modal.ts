import {closeOnBackdropClick} from './backdrop-click';

/** Shows a modal dialog until the site's own part is ready. Escape or a press beside it closes it. */
export function showModal(className: string, label: string, content: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-label', label);
  dialog.append(content);
  dialog.addEventListener('close', () => dialog.remove());
  closeOnBackdropClick(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
