import {closeOnPressBeside} from '../components/dialog/press-beside';

/** Shows a modal dialog until the site's own part is ready. Escape or a press beside it closes it. */
export function showModal(className: string, label: string, content: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-label', label);
  dialog.append(content);
  dialog.addEventListener('close', () => dialog.remove());
  closeOnPressBeside(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
