/* The menu of phones takes the focus when it opens, Escape closes it, and the focus goes back to its button. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {MENU_CLOSE, THEME} from '../../../lib/theme';

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

function onClick({target}: Event): void {
  if (!(target as Element).closest(THEME.menuToggle)) return;
  const enter = (): void => find(MENU_CLOSE)?.focus();
  // The framework shows the menu in the next frame. The one of the first script, which it replaces, gives the focus back.
  requestAnimationFrame(() => requestAnimationFrame(enter));
  find('.start-menu')?.addEventListener('close', enter);
}

function onKeyDown({key}: KeyboardEvent): void {
  const close = key === 'Escape' ? find(MENU_CLOSE) : null;
  if (!close) return;
  close.click();
  find(THEME.menuToggle)?.focus();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
