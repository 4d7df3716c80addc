/* The menu and the search field that the reader gets until the site's own are ready. */
import {MAX_QUERY, SEARCH_FIELD, THEME} from '../../../lib/theme';
import type {Present} from './recovery';

/** Registers something to do when React has started. */
export type OnceReady = (repeat: (present: Present) => void) => void;

const FIELD = `<input type="search" name="q" autocomplete="off" maxlength="${MAX_QUERY}" placeholder="Search docs" aria-label="Search docs">`;

/** Shows a modal dialog. Escape closes and removes it, and in most browsers a press beside it. */
function showModal(className: string, label: string, content: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-label', label);
  dialog.setAttribute('closedby', 'any');
  dialog.innerHTML = content;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows the sidebar, or the links of the navbar on pages without one. The site's own menu replaces them. */
export function openMenu(toggle: HTMLElement, onceReady: OnceReady): void {
  const html = (selector: string): string => document.querySelector(selector)?.outerHTML ?? '';
  let items = '';
  document
    .querySelectorAll(`${THEME.navbarItems} > [href]:not(${THEME.homeLink}, [href="#"])`)
    .forEach((link) => {
      items += `<li class="menu__list-item">${link.outerHTML.replace(/class="[^"]*"/, 'class="menu__link"')}</li>`;
    });
  const dialog = showModal(
    'start-menu',
    'Navigation',
    `<div class="navbar-sidebar__brand">${html(THEME.homeLink)}</div><div class="navbar-sidebar__item menu">${
      html(THEME.sidebar) || `<ul class="menu__list">${items}</ul>`
    }</div>`,
  );
  onceReady((present) => {
    if (!dialog.open) return;
    present(toggle)?.click();
    // The site's own menu slides in behind it.
    setTimeout(() => dialog.close(), 200);
  });
}

/** Shows a field for the query. The site's search box takes over the typed text; until then Enter opens the search page. */
export function openSearch(onceReady: OnceReady): void {
  if (document.querySelector('.start-search')) return;
  const action = (document.querySelector<HTMLAnchorElement>(THEME.homeLink)?.href ?? '/') + 'search';
  const dialog = showModal('start-search', 'Search', `<form action="${action}">${FIELD}</form>`);
  const input = dialog.querySelector('input') as HTMLInputElement;
  onceReady(() => {
    if (!dialog.open) return;
    document.querySelector<HTMLElement>(THEME.searchButton)?.click();
    new MutationObserver((_changes, observer) => {
      const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
      if (field || !dialog.open) observer.disconnect();
      if (!field || !dialog.open) return;
      dialog.close();
      // Not through `value`, whose changes by scripts React ignores.
      field.setRangeText(input.value, 0, MAX_QUERY, 'end');
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.focus();
    }).observe(document.body, {childList: true});
  });
}
