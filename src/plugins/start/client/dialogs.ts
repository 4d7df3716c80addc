/* The menu and the search field that the reader gets until the site's own are ready. */
import {MAX_QUERY} from '../../search/client/limits';
import {closeOnBackdropClick} from './backdrop-click';
import {SEARCH_FIELD, THEME} from './theme';

/** Registers something to do when React has started. */
export type OnceReady = (repeat: () => void) => void;

const FIELD = `<label><input type="search" name="q" autocomplete="off" maxlength="${MAX_QUERY}" placeholder="Search docs" aria-label="Search docs"></label>`;

/** Shows a modal dialog. Escape or a press beside it closes and removes it. */
function showModal(className: string, label: string, content: HTMLElement): HTMLDialogElement {
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

/** Shows the links of the sidebar, or of the navbar on pages without one. The site's own menu replaces them. */
export function openMenu(toggle: HTMLElement, onceReady: OnceReady): void {
  const list = document.createElement('ul');
  list.className = 'menu__list';
  const source = document.querySelector(THEME.sidebar) ?? document.querySelector(THEME.navbarItems);
  source?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href="#"])').forEach((link) => {
    const copy = document.createElement('a');
    copy.className = 'menu__link';
    copy.href = link.href;
    copy.textContent = link.textContent;
    if (link.getAttribute('aria-current') === 'page') copy.setAttribute('aria-current', 'page');
    const item = document.createElement('li');
    item.className = 'menu__list-item';
    item.append(copy);
    list.append(item);
  });
  const dialog = showModal('start-menu', 'Navigation', list);
  onceReady(() => {
    if (!dialog.open) return;
    dialog.close();
    toggle.click();
  });
}

/**
 * Shows a field for the query. The site's search box takes over the typed text, but not within a syllable that the reader
 * composes; until then Enter opens the search page.
 */
export function openSearch(onceReady: OnceReady): void {
  if (document.querySelector('.start-search')) return;
  const form = document.createElement('form');
  form.innerHTML = FIELD;
  const input = form.querySelector('input') as HTMLInputElement;
  form.action = (document.querySelector<HTMLAnchorElement>(THEME.homeLink)?.href ?? '/') + 'search';
  const dialog = showModal('start-search', 'Search', form);
  let composing = false;
  let takeOver = (): void => undefined;
  input.addEventListener('compositionstart', () => (composing = true));
  input.addEventListener('compositionend', () => {
    composing = false;
    takeOver();
  });
  onceReady(() => {
    if (!dialog.open) return;
    document.querySelector<HTMLElement>(THEME.searchButton)?.click();
    const observer = new MutationObserver(() => takeOver());
    takeOver = () => {
      const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
      if (!dialog.open) observer.disconnect();
      else if (field && !composing) {
        dialog.close();
        // Not through `value`, whose changes by scripts React ignores.
        field.setRangeText(input.value, 0, MAX_QUERY, 'end');
        field.dispatchEvent(new Event('input', {bubbles: true}));
        field.focus();
      }
    };
    observer.observe(document.body, {childList: true});
  });
}
